import {
  JsonLd,
  pageAddress,
  type PagePath,
  useLanguage,
  useSiteOrigin,
  useText,
} from '@manjara/platform';

/** A page on the way from the home page to the one that is shown. */
export interface Crumb {
  name: string;
  path: PagePath;
}

/** Tells search engines where the page stands in the site. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const home = { name: useText()('pages.home'), path: '/' };
  return (
    <JsonLd
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [home, ...trail].map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: pageAddress(origin, path, language),
        })),
      }}
    />
  );
}
