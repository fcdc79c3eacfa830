import type { RemoteKey } from '@manjara/platform';
import { checkManifest } from './check-manifest';

// A version that has both older and newer ones.
jest.mock('@manjara/platform', () => ({
  ...jest.requireActual<object>('@manjara/platform'),
  PLATFORM_VERSION: '2.3.1',
}));
jest.mock('@manjara/ui/package.json', () => ({ version: '1.2.0' }));

describe.each<RemoteKey>(['public', 'dashboard'])('a release of "%s" on platform 2.3.1', (key) => {
  const check = (name: string, requiredVersion: string) => () =>
    checkManifest(key, {
      metaData: { name: `manjara_${key}` },
      shared: [{ name, requiredVersion }],
    } as Parameters<typeof checkManifest>[1]);

  const drawnWith = (ui?: string) => () =>
    checkManifest(key, {
      metaData: { name: `manjara_${key}`, needs: ui && { ui } },
    } as Parameters<typeof checkManifest>[1]);

  it.each(['2.0.0', '2.3.9'])('fits when built against %s', (built) => {
    expect(check('@manjara/platform', `^${built}`)).not.toThrow();
  });

  it.each(['2.4.0', '2.10.0', '3.0.0', '1.9.0'])('is refused when built against %s', (built) => {
    expect(check('@manjara/platform', `^${built}`)).toThrow(
      `The remote "${key}" was built against platform ${built}, ` +
        `which does not fit this shell's 2.3.1. ` +
        (built < '2' ? 'Build the remote again' : 'Deploy the shell that has it first'),
    );
  });

  it.each(['1.3.0', '2.0.0', '0.9.0'])('is refused with the design tokens %s', (ui) => {
    expect(drawnWith(ui)).toThrow(
      `The remote "${key}" was built against the design tokens ${ui}, ` +
        `which does not fit this shell's 1.2.0. `,
    );
  });

  it.each(['1.2.9', '1.0.0', undefined])('fits with the design tokens %s', (ui) => {
    expect(drawnWith(ui)).not.toThrow();
  });

  it.each([
    ['react', "was built against react 20.0.0, which does not fit this shell's 19."],
    ['vue', 'imports vue from the shell, which does not share it.'],
  ])('is refused when it needs another %s', (name, reason) => {
    expect(check(name, '^20.0.0')).toThrow(`The remote "${key}" ${reason}`);
  });

  it('is refused where another remote belongs', () => {
    const manifest = { metaData: { name: 'manjara_other' } };
    expect(() => checkManifest(key, manifest as Parameters<typeof checkManifest>[1])).toThrow(
      `This is a release of "manjara_other", but "manjara_${key}" is expected.`,
    );
  });
});
