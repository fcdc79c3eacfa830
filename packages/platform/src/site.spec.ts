import { alternateAddresses, pageAddress } from './site';

const ORIGIN = 'https://manjara.example';
const BY_LANGUAGE = { ar: '/projects/%D8%A7', en: '/projects/A?page=2' };

describe('the address of a page', () => {
  it.each([
    ['/', 'ar', '/'],
    ['/', 'en', '/?lang=en'],
    ['/projects?page=2', 'ar', '/projects?page=2'],
    ['/projects?page=2', 'en', '/projects?page=2&lang=en'],
    [BY_LANGUAGE, 'ar', '/projects/%D8%A7'],
    [BY_LANGUAGE, 'en', '/projects/A?page=2&lang=en'],
  ] as const)('of %j in %s is %s', (path, language, expected) => {
    expect(pageAddress(ORIGIN, path, language)).toBe(ORIGIN + expected);
  });

  it('has an address in every language, and an x-default', () => {
    expect(alternateAddresses(ORIGIN, '/about')).toEqual([
      { hrefLang: 'ar', href: `${ORIGIN}/about` },
      { hrefLang: 'en', href: `${ORIGIN}/about?lang=en` },
      { hrefLang: 'x-default', href: `${ORIGIN}/about` },
    ]);
  });
});
