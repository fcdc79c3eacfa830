import { emailKey } from './email-key';

describe('the key of an address', () => {
  it.each([
    ['capitals', 'Nora.Salem@Example.COM', 'nora.salem@example.com'],
    ['blanks around it', ' \u00a0nora@example.com\n', 'nora@example.com'],
    ['marks of direction', '\u2068nora@example.com\u2069\u200f', 'nora@example.com'],
    ['decomposed letters', 'jose\u0301@example.com', 'jos\u00e9@example.com'],
    ['a domain of another alphabet', 'nora@مثال.إختبار', 'nora@xn--mgbh0fb.xn--kgbechtv'],
    ['another alphabet throughout', 'نورة@مثال.السعودية', 'نورة@xn--mgbh0fb.xn--mgberp4a5d4ar'],
    ['what is no address', ' Call ME ', 'call me'],
  ])('is the same whatever the %s', (_what, spelling, other) => {
    expect(emailKey(spelling)).toBe(emailKey(other));
  });

  it.each([
    ['a letter more', 'xa@b.co', 'a@b.co'],
    ['a point', 'a.b@c.co', 'ab@c.co'],
    ['a tag', 'a+jobs@b.co', 'a@b.co'],
    ['another domain', 'a@b.com', 'a@b.co'],
    ['a pattern', '.@b.co', 'a@b.co'],
    ['an accent', 'josé@b.co', 'jose@b.co'],
    ['letters that look alike', 'а@b.co', 'a@b.co'],
    ['wide letters', 'ａ@b.co', 'a@b.co'],
    ['no domain', 'a@', 'a'],
    ['what follows the domain', 'a@مثال.co/x', 'a@مثال.co'],
  ])('differs by %s', (_what, one, other) => {
    expect(emailKey(one)).not.toBe(emailKey(other));
  });

  it.each(['', '@', 'a@ß:x', 'a@%', 'a@[', 'a@b@c', '\ud800@\udc00é', 'é'.repeat(254)])(
    'is itself as a key: %j',
    (text) => {
      expect(emailKey(emailKey(text))).toBe(emailKey(text));
    },
  );
});
