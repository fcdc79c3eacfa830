import manifest from '../package.json';
import { isCompatible, PLATFORM_VERSION } from './remote';

describe('isCompatible', () => {
  it.each([
    ['1.2.0', '1.2.0', true],
    ['1.1.9', '1.2.0', true],
    ['1.3.0', '1.2.0', false],
    ['2.0.0', '1.9.0', false],
    ['0.9.0', '1.0.0', false],
  ])('a remote built against %s on a shell with %s: %s', (built, own, expected) => {
    expect(isCompatible(built, own)).toBe(expected);
  });

  it('follows the package’s own version', () => {
    expect(PLATFORM_VERSION).toBe(manifest.version);
  });
});
