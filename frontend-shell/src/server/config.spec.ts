import { readConfig } from './config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, pollMs: 2000, trustProxy: false });
    expect(config.pageCacheBytes).toBe(64e6);
    expect(readConfig({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0);
  });

  it('finds releases in their folder, in that of the data, or at an address', () => {
    expect(readConfig({ DATA_DIR: '/data' }).pointers).toEqual({
      public: 'file:///data/releases/public/latest.json',
      dashboard: 'file:///data/releases/dashboard/latest.json',
    });
    const REMOTE_PUBLIC_URL = 'https://public.example/latest.json';
    expect(readConfig({ RELEASES_DIR: '/srv/a b', REMOTE_PUBLIC_URL }).pointers).toEqual({
      public: REMOTE_PUBLIC_URL,
      dashboard: 'file:///srv/a%20b/dashboard/latest.json',
    });
  });

  it.each([
    ['', false],
    ['0', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('trusts the proxies of TRUST_PROXY=%s', (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['PAGE_CACHE_MB', '-1', 'PAGE_CACHE_MB must be a whole number from 0 to 16384, but is "-1".'],
    ['API_URL', 'ftp://x', 'API_URL must be an http(s) address, but is "ftp://x".'],
    ['PUBLIC_URL', 'b.example', 'PUBLIC_URL must be an http(s) address, but is "b.example".'],
    ['REMOTE_PUBLIC_URL', 'x', 'REMOTE_PUBLIC_URL must be an http(s) or file address, but is "x".'],
    ['TRUST_PROXY', 'proxy.local', 'TRUST_PROXY must be a number of proxies (0 to 9) or a list'],
    ['TRUST_PROXY', 'everybody', 'TRUST_PROXY must be a number of proxies (0 to 9) or a list'],
    ['API_URL', 'file:///x', 'API_URL must be an http(s) address, but is "file:///x".'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
