import type { Image } from './entities';
import type { Bilingual } from './languages';

/** The pages whose description and share picture the owner may choose, in the order of the menu. */
export const DESCRIBED_PAGES = [
  'home',
  'about',
  'projects',
  'production',
  'join',
  'contact',
] as const;

export type DescribedPage = (typeof DESCRIBED_PAGES)[number];

/** How search engines and messengers show a page. An empty field falls back to the page's content. */
export interface PageMetadata extends Bilingual<'description'> {
  /** Picture of shared links. */
  image: Image | null;
}

/** GET /page-metadata */
export type SiteMetadata = Record<DescribedPage, PageMetadata>;
