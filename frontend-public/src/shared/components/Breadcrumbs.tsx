import {
  JsonLd,
  pageAddress,
  type PagePath,
  useLanguage,
  useSiteOrigin,
  useText,
} from '@manjara/platform';

/** A page between the home page and the current one. */
export interface Crumb {
  name: string;
  path: PagePath;
}

/** Breadcrumb structured data for search engines. */
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
