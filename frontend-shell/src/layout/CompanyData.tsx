import { COMPANY, DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@manjara/contracts';
import { JsonLd, pageAddress, useLanguage, useSiteOrigin } from '@manjara/platform';
import type { LocalBusiness, SearchAction, WebSite } from 'schema-dts';

/** The placeholder is a part of the schema.org action that its types leave to be added. */
type SiteSearch = SearchAction & { 'query-input': string };

function companyIn(language: Language, origin: string): Exclude<LocalBusiness, string> {
  const { name, place, openingHours } = COMPANY;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#company`,
    name: name[language],
    alternateName: LANGUAGES.filter((other) => other !== language).map((other) => name[other]),
    url: pageAddress(origin, '/', DEFAULT_LANGUAGE),
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share.jpg`,
    email: COMPANY.email,
    telephone: COMPANY.phone.number,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street[language],
      addressLocality: place.city[language],
      addressCountry: place.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.days,
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    sameAs: Object.values(COMPANY.social),
  };
}

function siteIn(language: Language, origin: string): Exclude<WebSite, string> {
  const search: SiteSearch = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: pageAddress(origin, '/projects?search={text}', language),
    },
    'query-input': 'required name=text',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: COMPANY.name[language],
    url: pageAddress(origin, '/', language),
    inLanguage: [...LANGUAGES],
    publisher: { '@id': `${origin}/#company` },
    potentialAction: search,
  };
}

/** Who the site is by, and how it is searched; on every public page. */
export function CompanyData() {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  return (
    <>
      <JsonLd data={companyIn(language, origin)} />
      <JsonLd data={siteIn(language, origin)} />
    </>
  );
}
