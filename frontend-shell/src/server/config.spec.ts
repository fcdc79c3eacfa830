import { readConfig } from './config';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, pollMs: 2000, trustProxy: false });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    ['API_URL', 'ftp://x', 'API_URL must be an http(s) address, but is "ftp://x".'],
    ['PUBLIC_URL', 'b.example', 'PUBLIC_URL must be an http(s) address, but is "b.example".'],
    ['REMOTE_PUBLIC_URL', 'x', 'REMOTE_PUBLIC_URL must be an http(s) address, but is "x".'],
  ])('refuses %s=%s with a sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
