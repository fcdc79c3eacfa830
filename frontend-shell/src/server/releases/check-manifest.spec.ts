import type { RemoteKey } from '@manjara/platform';
import { checkManifest } from './check-manifest';

// A shell of which there are older and newer ones.
jest.mock('@manjara/platform', () => ({
  ...jest.requireActual<object>('@manjara/platform'),
  PLATFORM_VERSION: '2.3.1',
}));

describe.each<RemoteKey>(['public', 'dashboard'])('a release of "%s" on platform 2.3.1', (key) => {
  const check = (name: string, requiredVersion: string) => () =>
    checkManifest(key, {
      metaData: { name: `manjara_${key}` },
      shared: [{ name, requiredVersion }],
    } as Parameters<typeof checkManifest>[1]);

  it.each(['2.0.0', '2.3.9'])('fits when built against %s', (built) => {
    expect(check('@manjara/platform', `^${built}`)).not.toThrow();
  });

  it.each(['2.4.0', '2.10.0', '3.0.0', '1.9.0'])('is refused when built against %s', (built) => {
    expect(check('@manjara/platform', `^${built}`)).toThrow(
      `The remote "${key}" was built against platform ${built}, ` +
        `which does not fit this shell's 2.3.1.`,
    );
  });

  it.each([
    ['react', '^20.0.0', 'this shell shares 19.'],
    ['vue', '^0.1.0', 'this shell does not share it.'],
  ])('is refused when it needs %s %s', (name, version, reason) => {
    expect(check(name, version)).toThrow(`The remote "${key}" needs ${name} ${version}; ${reason}`);
  });

  it('is refused where another remote belongs', () => {
    const manifest = { metaData: { name: 'manjara_other' } };
    expect(() => checkManifest(key, manifest as Parameters<typeof checkManifest>[1])).toThrow(
      `This is a release of "manjara_other", where "manjara_${key}" belongs.`,
    );
  });
});
