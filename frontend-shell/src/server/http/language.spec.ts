import type { IncomingMessage } from 'node:http';
import { languageCookie, requestLanguage } from './language';

const request = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
const url = (search = '') => new URL(`http://shell/about${search}`);

describe('the language of a request', () => {
  it.each([
    ['nothing', undefined, '', 'ar'],
    ['a cookie', 'a=b; lang=en', '', 'en'],
    ['an address', undefined, '?lang=en', 'en'],
    ['an address against a cookie', 'lang=en', '?lang=ar', 'ar'],
    ['an unknown cookie', 'lang=fr', '', 'ar'],
    ['an unknown address', 'lang=en', '?lang=xx', 'en'],
    ['a cookie that only ends alike', 'slang=en', '', 'ar'],
  ])('by %s', (_, cookie, search, expected) => {
    expect(requestLanguage(request(cookie), url(search))).toBe(expected);
  });

  it('is kept when the address named it', () => {
    expect(languageCookie(url('?lang=en'))).toContain('lang=en; Path=/');
    expect(languageCookie(url('?lang=xx'))).toBeNull();
    expect(languageCookie(url())).toBeNull();
  });

  it('is not kept by a preview, which shows a language without choosing it', () => {
    expect(requestLanguage(request('lang=ar'), url('?lang=en&preview=1'))).toBe('en');
    expect(languageCookie(url('?lang=en&preview=1'))).toBeNull();
  });
});
