import '@testing-library/jest-dom';
import { COMPANY_NAME, DEFAULT_SITE_SETTINGS as SETTINGS } from '@manjara/contracts';
import { renderLayout } from './testing/renderLayout';

/** The structured data of the page, by type. */
function linkedData(): Record<string, Record<string, unknown>> {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = blocks.map((each) => JSON.parse(each.textContent ?? '') as { '@type': string });
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing])) as never;
}

describe.each([
  { language: 'ar', other: 'Manjara', home: '/', search: '/projects?search={text}' },
  { language: 'en', other: 'منجرة', home: '/?lang=en', search: '/projects?search={text}&lang=en' },
] as const)('the company in $language', ({ language, other, home, search }) => {
  it('is described with its address and profiles', async () => {
    await renderLayout(language);
    expect(linkedData().LocalBusiness).toMatchObject({
      '@context': 'https://schema.org',
      name: COMPANY_NAME[language],
      alternateName: [other],
      telephone: '+966120000000',
      email: SETTINGS.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: language === 'ar' ? SETTINGS.arAddress : SETTINGS.address,
        addressCountry: 'SA',
      },
      sameAs: [SETTINGS.x, SETTINGS.instagram, SETTINGS.linkedin],
    });
  });

  it('has a site that can be searched', async () => {
    await renderLayout(language);
    expect(linkedData().WebSite).toMatchObject({
      url: home,
      inLanguage: ['ar', 'en'],
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: search },
        'query-input': 'required name=text',
      },
    });
  });
});
