import { defaultSender, parseMailFrom } from './mail-settings';
import { parseCacheLimits, parseUploadLimits } from './size-limits';
import { parseTrustProxy } from './trust-proxy';

describe('parseTrustProxy', () => {
  it.each([
    ['0', false],
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.1, 192.168.0.0/16,::1', ['10.0.0.1', '192.168.0.0/16', '::1']],
    ['2001:db8::/32', ['2001:db8::/32']],
  ])('reads %s', (text, expected) => expect(parseTrustProxy(text)).toEqual(expected));

  it.each(['true', '*', '10', '-1', '10.0.0.1/33', '10.0.0.1/8/8', 'proxy.local', ',', '1.2.3'])(
    'refuses %s',
    (text) => expect(() => parseTrustProxy(text)).toThrow(/must be a number of proxies/),
  );
});

describe('parseUploadLimits', () => {
  it.each([
    ['20', { image: 20, cv: 20 }],
    ['0.5', { image: 0.5, cv: 0.5 }],
    ['image=25', { image: 25, cv: 10 }],
    [' cv = 2 , image=3', { image: 3, cv: 2 }],
  ])('reads %s', (text, expected) => expect(parseUploadLimits(text)).toEqual(expected));

  it.each(['', 'x', '0', '-1', '1001', '1e3', 'image=', 'image=0', 'image:5=1', 'toString=1'])(
    'refuses %j',
    (text) => expect(() => parseUploadLimits(text)).toThrow(/^must /),
  );
});

describe('parseCacheLimits', () => {
  it.each([
    ['0', { data: 0, pictures: 0 }],
    ['data=4', { data: 4, pictures: 48 }],
    ['data=0.5, pictures=0', { data: 0.5, pictures: 0 }],
  ])('reads %s', (text, expected) => expect(parseCacheLimits(text)).toEqual(expected));

  it.each(['', '-1', '10001', 'cv=1', 'data='])('refuses %j', (text) =>
    expect(() => parseCacheLimits(text)).toThrow(/^must /),
  );
});

describe('parseMailFrom', () => {
  it.each([
    ['info@example.com', 'منجرة | Manjara', 'info@example.com'],
    [' <info@example.com> ', 'منجرة | Manjara', 'info@example.com'],
    ['Manjara Jeddah <info@example.com>', 'Manjara Jeddah', 'info@example.com'],
    ['"منجرة، جدة" <info@example.com>', 'منجرة، جدة', 'info@example.com'],
  ])('reads %s', (text, name, address) => expect(parseMailFrom(text)).toEqual({ name, address }));

  it.each([
    'Manjara',
    'a@b',
    'a@example.com, b@example.com',
    'A <x> <a@example.com>',
    'A\nB <a@b.co>',
  ])('refuses %j', (text) =>
    expect(() => parseMailFrom(text)).toThrow(/^must be an address such as/),
  );
});

describe('the default sender', () => {
  it.each([
    ['smtps://shop%40example.com:x@mail.example.com', 'https://www.x.com', 'shop@example.com'],
    ['smtp://user:x@mail.example.com', 'https://www.example.com', 'no-reply@example.com'],
    ['smtp://mail', 'https://shop.example.com:8443/site', 'no-reply@shop.example.com'],
    ['smtp://mail', 'http://localhost:3000', 'no-reply@localhost'],
    ['smtp://mail', 'http://127.0.0.1:3000', 'no-reply@localhost'],
    ['smtp://mail', 'http://[::1]:3000', 'no-reply@localhost'],
  ])('with %s and %s is %s', (smtpUrl, siteUrl, address) =>
    expect(defaultSender(smtpUrl, siteUrl)).toEqual({ name: 'منجرة | Manjara', address }),
  );
});
