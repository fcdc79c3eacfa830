import '@testing-library/jest-dom';
import { COMPANY } from '@manjara/contracts';
import { renderLayout } from './testing/renderLayout';

/** What a search engine finds, by type. */
function linkedData(): Record<string, Record<string, unknown>> {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const things = blocks.map((each) => JSON.parse(each.textContent ?? '') as { '@type': string });
  return Object.fromEntries(things.map((thing) => [thing['@type'], thing])) as never;
}

describe.each([
  { language: 'ar', other: 'Manjara', home: '/', search: '/projects?search={text}' },
  { language: 'en', other: 'منجرة', home: '/?lang=en', search: '/projects?search={text}&lang=en' },
] as const)('the company in $language', ({ language, other, home, search }) => {
  it('is described with its address, hours and profiles', async () => {
    await renderLayout(language);
    expect(linkedData().LocalBusiness).toMatchObject({
      '@context': 'https://schema.org',
      name: COMPANY.name[language],
      alternateName: [other],
      telephone: COMPANY.phone.number,
      email: COMPANY.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: COMPANY.place.street[language],
        addressLocality: COMPANY.place.city[language],
        addressCountry: 'SA',
      },
      openingHoursSpecification: { opens: '08:00', closes: '17:00' },
      sameAs: Object.values(COMPANY.social),
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

  it('keeps the dashboard to itself', async () => {
    await renderLayout(language, '/dashboard/projects');
    expect(linkedData()).toEqual({});
    const robots = document.head.querySelector('meta[name="robots"]');
    expect(robots).toHaveAttribute('content', 'noindex, nofollow');
  });
});
