import { compatibilityAdvice, isCompatible } from './compatibility';

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

it('says which side to release first', () => {
  for (const built of ['2.4.0', '3.0.0', '*']) {
    expect(compatibilityAdvice(built, '2.3.1')).toMatch(/^Deploy the shell/);
  }
  expect(compatibilityAdvice('1.9.0', '2.3.1')).toBe('Build the remote again, against 2.3.1.');
});
