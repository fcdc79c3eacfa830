import { isCompatible } from './compatibility';

describe('isCompatible', () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.1.9', '1.2.0', true],
    ['1.2.9', '1.2.0', true],
    ['1.9.0', '1.10.0', true],
    ['1.3.0', '1.2.0', false],
    ['2.0.0', '1.9.0', false],
    ['0.9.0', '1.0.0', false],
    ['', '1.0.0', false],
    ['latest', '1.0.0', false],
  ])('what was built against %p on %s: %s', (built, provided, expected) => {
    expect(isCompatible(built, provided)).toBe(expected);
  });
});
