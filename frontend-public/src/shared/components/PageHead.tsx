import { type DescribedPage, type Language, LIMITS, shorten } from '@manjara/contracts';
import {
  alternateAddresses,
  pageAddress,
  type PagePath,
  useLanguage,
  usePageMetadata,
  useSiteOrigin,
  useText,
} from '@manjara/platform';
import { useCountedVisit } from '../hooks/useCountedView';
import { type SharePicture, sharePicture } from '../share-picture';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';

interface Props {
  /** The owner may have chosen its description and share picture. */
  page?: DescribedPage;
  title: string;
  /** Shortened to the length that search engines show. */
  description?: string;
  /** The title already contains the brand. */
  branded?: boolean;
  /**
   * Canonical path, without parameters that only filter or page. Without a path, e.g. on search
   * results, the page is not indexed.
   */
  path?: PagePath;
  /** Picture of shared links; default: the brand's. */
  picture?: SharePicture | null;
  /** The pages between the home page and this one. */
  trail?: Crumb[];
}

const LOCALES: Readonly<Record<Language, string>> = { ar: 'ar_SA', en: 'en_GB' };

/** Title and metadata of the page for browser, search engines and shared links. */
export function PageHead(props: Props) {
  const { page, title, branded, path, picture, trail = [] } = props;
  useCountedVisit();
  const { language } = useLanguage();
  const chosen = usePageMetadata(page);
  const text = chosen?.[language === 'ar' ? 'arDescription' : 'description'] || props.description;
  const description = text && shorten(text, LIMITS.metaDescription);
  const origin = useSiteOrigin();
  const brand = useText()('common.brand');
  const full = branded ? title : `${title} | ${brand}`;
  const address = path && pageAddress(origin, path, language);
  const image = sharePicture(origin, chosen?.image ? { ...chosen.image, alt: full } : picture) ?? {
    url: `${origin}/share.jpg`,
    width: 1200,
    height: 630,
    alt: brand,
  };
  const graph: Readonly<Record<string, string | number | undefined>> = {
    type: 'website',
    site_name: brand,
    title: full,
    description,
    url: address,
    locale: LOCALES[language],
    'locale:alternate': LOCALES[language === 'ar' ? 'en' : 'ar'],
    image: image.url,
    'image:width': image.width,
    'image:height': image.height,
    'image:alt': image.alt,
  };
  const card: typeof graph = {
    card: 'summary_large_image',
    title: full,
    description,
    image: image.url,
    'image:alt': image.alt,
  };
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {Object.entries(graph).map(
        ([name, content]) =>
          content !== undefined && (
            <meta key={name} property={`og:${name}`} content={String(content)} />
          ),
      )}
      {Object.entries(card).map(
        ([name, content]) =>
          content !== undefined && (
            <meta key={name} name={`twitter:${name}`} content={String(content)} />
          ),
      )}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternateAddresses(origin, path).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
          {path !== '/' && <Breadcrumbs trail={[...trail, { name: title, path }]} />}
        </>
      )}
    </>
  );
}
