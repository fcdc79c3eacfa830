import { originOf } from './origin';

describe('the origin of a request', () => {
  it('is PUBLIC_URL, whatever was asked', () => {
    const asked = { host: 'inner:3000', secure: false };
    expect(originOf(asked, 'https://manjara.example')).toBe('https://manjara.example');
  });

  it.each(['www.example.com', '[::1]:3000', '127.0.0.1:80', 'LOCALHOST'])(
    'is the host that was asked (%s)',
    (host) => {
      expect(originOf({ host, secure: false }, null)).toBe(`http://${host.toLowerCase()}`);
      expect(originOf({ host, secure: true }, null)).toBe(`https://${host.toLowerCase()}`);
    },
  );

  it.each([undefined, '', 'a b', 'x"><script>', 'user@host', 'host/path', 'host:port'])(
    'rejects an invalid host: %j',
    (host) => {
      expect(originOf({ host, secure: false }, null)).toBe('http://localhost');
    },
  );
});
