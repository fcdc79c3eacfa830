import { readConfig } from './config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, pollMs: 2000, trustProxy: false });
    expect(config.pageCacheBytes).toBe(64e6);
    expect(readConfig({ PAGE_CACHE_MB: '0' }).pageCacheBytes).toBe(0);
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['PAGE_CACHE_MB', '-1', 'PAGE_CACHE_MB must be a whole number from 0 to 16384, but is "-1".'],
    ['API_URL', 'ftp://x', 'API_URL must be an http(s) address, but is "ftp://x".'],
    ['PUBLIC_URL', 'b.example', 'PUBLIC_URL must be an http(s) address, but is "b.example".'],
    ['REMOTE_PUBLIC_URL', 'x', 'REMOTE_PUBLIC_URL must be an http(s) address, but is "x".'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
