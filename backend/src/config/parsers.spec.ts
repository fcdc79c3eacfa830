import { defaultSender, parseMailFrom } from './mail-settings';
import { parseCacheLimits, parseUploadLimits } from './size-limits';
import { parseTrustProxy } from './trust-proxy';

describe('settings with a syntax of their own', () => {
  it.each<[string, (text: string) => unknown, string, unknown]>([
    ['TRUST_PROXY', parseTrustProxy, '0', false],
    ['TRUST_PROXY', parseTrustProxy, '2', 2],
    ['TRUST_PROXY', parseTrustProxy, 'loopback', ['loopback']],
    ['TRUST_PROXY', parseTrustProxy, '10.0.0.0/8,2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['UPLOAD_MAX_MB', parseUploadLimits, '0.5', { image: 0.5, cv: 0.5 }],
    ['UPLOAD_MAX_MB', parseUploadLimits, 'image=25', { image: 25, cv: 10 }],
    ['UPLOAD_MAX_MB', parseUploadLimits, ' cv = 2 , image=3', { image: 3, cv: 2 }],
    ['API_CACHE_MB', parseCacheLimits, '0', { data: 0, pictures: 0 }],
    ['API_CACHE_MB', parseCacheLimits, 'data=0.5, pictures=0', { data: 0.5, pictures: 0 }],
    [
      'MAIL_FROM',
      parseMailFrom,
      ' <info@example.com> ',
      { name: 'منجرة | Manjara', address: 'info@example.com' },
    ],
    [
      'MAIL_FROM',
      parseMailFrom,
      '"منجرة، جدة" <info@example.com>',
      { name: 'منجرة، جدة', address: 'info@example.com' },
    ],
  ])('%s: %p reads %s', (_name, parse, text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each<[string, (text: string) => unknown, string[]]>([
    ['TRUST_PROXY', parseTrustProxy, ['true', '*', '10', '-1', '10.0.0.1/33', 'proxy.local', ',']],
    [
      'UPLOAD_MAX_MB',
      parseUploadLimits,
      ['', 'x', '0', '-1', '1001', '1e3', 'image=', 'toString=1'],
    ],
    ['API_CACHE_MB', parseCacheLimits, ['', '-1', '10001', 'cv=1', 'data=']],
    ['MAIL_FROM', parseMailFrom, ['Manjara', 'a@b', 'a@b.co, b@b.co', 'A\nB <a@b.co>']],
  ])('%s rejects invalid values', (_name, parse, texts) => {
    for (const text of texts) expect(() => parse(text)).toThrow(/^must /);
  });
});

describe('the default sender', () => {
  it.each([
    ['smtps://shop%40example.com:x@mail.example.com', 'https://www.x.com', 'shop@example.com'],
    ['smtp://user:x@mail.example.com', 'https://www.example.com', 'no-reply@example.com'],
    ['smtp://mail', 'https://shop.example.com:8443/site', 'no-reply@shop.example.com'],
    ['smtp://mail', 'http://[::1]:3000', 'no-reply@localhost'],
  ])('with %s and %s is %s', (smtpUrl, siteUrl, address) =>
    expect(defaultSender(smtpUrl, siteUrl)).toEqual({ name: 'منجرة | Manjara', address }),
  );
});
