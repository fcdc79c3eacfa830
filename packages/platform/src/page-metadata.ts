import type { DescribedPage, PageMetadata, SiteMetadata } from '@manjara/contracts';
import { createContext, useContext } from 'react';

/** The shell provides it; pages without anything chosen are absent. */
export const PageMetadataContext = createContext<Partial<SiteMetadata>>({});

/** The owner's metadata of a page, if any. */
export function usePageMetadata(page: DescribedPage | undefined): PageMetadata | undefined {
  const pages = useContext(PageMetadataContext);
  return page && pages[page];
}
