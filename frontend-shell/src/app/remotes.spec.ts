import { PLATFORM_VERSION, type RemoteModule } from '@manjara/platform';
import { checkRemote } from './remotes';

const remote: RemoteModule = {
  platform: PLATFORM_VERSION,
  version: '1.0.0',
  routes: [],
  texts: async () => ({}),
};

describe('checkRemote', () => {
  it('passes a module that keeps the contract', () => {
    expect(checkRemote('public', remote)).toBe(remote);
  });

  it.each([
    ['nothing', null],
    ['no routes', { ...remote, routes: undefined }],
    ['no texts', { ...remote, texts: undefined }],
    ['no platform version', { ...remote, platform: undefined }],
  ])('refuses %s', (_, module) => {
    expect(() => checkRemote('public', module)).toThrow('does not expose routes and texts');
  });

  it('refuses a remote of another platform, and names both versions', () => {
    expect(() => checkRemote('dashboard', { ...remote, platform: '9.1.0' })).toThrow(
      `The remote "dashboard" was built against platform 9.1.0, which does not fit this shell's ${PLATFORM_VERSION}.`,
    );
  });
});
