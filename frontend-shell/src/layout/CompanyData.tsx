import {
  companyName,
  DEFAULT_LANGUAGE,
  internationalDigits,
  type Language,
  LANGUAGES,
  type SiteSettings,
  SOCIAL_NETWORKS,
} from '@manjara/contracts';
import {
  inLanguage,
  JsonLd,
  pageAddress,
  useLanguage,
  useSiteOrigin,
  useSiteSettings,
} from '@manjara/platform';
import type { LocalBusiness, SearchAction, WebSite } from 'schema-dts';

/** The types of schema.org lack the placeholder of its search action. */
type SiteSearch = SearchAction & { 'query-input': string };

/** Undefined, so that JSON omits empty fields. */
const given = (text: string): string | undefined => text || undefined;

function companyIn(
  language: Language,
  origin: string,
  settings: SiteSettings,
): Exclude<LocalBusiness, string> {
  const street = language === 'ar' ? settings.arAddress : settings.address;
  return {
    '@type': 'LocalBusiness',
    '@id': `${origin}/#company`,
    name: companyName(settings, language),
    alternateName: LANGUAGES.filter((other) => other !== language).map((other) =>
      companyName(settings, other),
    ),
    url: pageAddress(origin, '/', DEFAULT_LANGUAGE),
    logo: settings.logo ? `${origin}${settings.logo.url}?w=640` : `${origin}/icon-512.png`,
    image: `${origin}/share.jpg`,
    email: given(settings.email),
    telephone: settings.phone ? `+${internationalDigits(settings.phone)}` : undefined,
    address: street
      ? { '@type': 'PostalAddress', streetAddress: street, addressCountry: 'SA' }
      : undefined,
    areaServed: given(inLanguage(settings, 'delivery', language)),
    hasMap: given(settings.map),
    vatID: given(settings.vatNumber),
    sameAs: SOCIAL_NETWORKS.flatMap((network) => given(settings[network]) ?? []),
  };
}

function siteIn(
  language: Language,
  origin: string,
  settings: SiteSettings,
): Exclude<WebSite, string> {
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
    name: companyName(settings, language),
    url: pageAddress(origin, '/', language),
    inLanguage: [...LANGUAGES],
    publisher: { '@id': `${origin}/#company` },
    potentialAction: search,
  };
}

/** Structured data of the company and the site search, on every public page. */
export default function CompanyData() {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const settings = useSiteSettings();
  return (
    <>
      <JsonLd data={companyIn(language, origin, settings)} />
      <JsonLd data={siteIn(language, origin, settings)} />
    </>
  );
}
