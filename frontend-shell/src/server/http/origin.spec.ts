import type { IncomingMessage } from 'node:http';
import { isSecure, originOf } from './origin';

const request = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
const alone = { publicUrl: null, trustProxy: false };
const behindProxy = { publicUrl: null, trustProxy: true };
const claims = {
  host: 'inner:3000',
  'x-forwarded-host': 'www.example.com, inner',
  'x-forwarded-proto': 'https, http',
};

describe('the origin of a request', () => {
  it('is PUBLIC_URL, whatever was asked', () => {
    const own = { publicUrl: 'https://manjara.example', trustProxy: true };
    expect(originOf(request(claims), own)).toBe('https://manjara.example');
  });

  it('is the host that was asked, else what a trusted proxy says', () => {
    expect(originOf(request(claims), alone)).toBe('http://inner:3000');
    expect(originOf(request(claims), behindProxy)).toBe('https://www.example.com');
    expect(isSecure(request(claims), alone)).toBe(false);
    expect(isSecure(request(claims), behindProxy)).toBe(true);
  });

  it.each(['[::1]:3000', '127.0.0.1:80', 'LOCALHOST'])('takes %s as a host', (host) => {
    expect(originOf(request({ host }), alone)).toBe(`http://${host.toLowerCase()}`);
  });

  it.each(['', 'a b', 'x"><script>', 'user@host', 'host/path', 'host:port'])(
    'takes nothing that is no host: "%s"',
    (host) => {
      expect(originOf(request({ host }), alone)).toBe('http://localhost');
    },
  );
});
