import { svgSize } from './svg-size';

const NONE = { width: null, height: null, viewBox: null };

describe('svgSize', () => {
  it.each([
    [{ width: '40px', height: ' 20PX ' }, 40, 20],
    [{ width: '1in', height: '2.54cm' }, 96, 96],
    [{ width: '72pt', height: '6pc' }, 96, 96],
    [{ width: '1e2', height: '.5e1' }, 100, 5],
    [{ viewBox: ' -10,-10  96.5 , 64 ' }, 96.5, 64],
    [{ width: '100%', height: '100%', viewBox: '0 0 96 64' }, 96, 64],
    [{ width: '48', viewBox: '0 0 96 64' }, 48, 32],
    [{ height: '32', viewBox: '0 0 96 64' }, 48, 32],
    [{}, 300, 150],
    [{ viewBox: '0 0 a b' }, 300, 150],
    [{ width: '1000000', height: '500000' }, 16_383, 8_191.5],
    // Must not take long to parse (regular-expression backtracking).
    [{ width: `${'1'.repeat(30_000)}!`, height: `${' '.repeat(30_000)}!` }, 300, 150],
  ])('%j is %f by %f', (attributes, width, height) => {
    const size = svgSize({ ...NONE, ...attributes });
    expect(size.width).toBeCloseTo(width, 1);
    expect(size.height).toBeCloseTo(height, 1);
  });

  it.each([
    { width: '0', height: '20' },
    { viewBox: '0 0 96 -64' },
    { width: '1e999', height: '1' },
  ])('refuses %j', (attributes) =>
    expect(() => svgSize({ ...NONE, ...attributes })).toThrow('empty'),
  );
});
