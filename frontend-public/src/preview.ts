import type { PreviewDraft } from '@manjara/contracts';
import type { PagePreview } from '@manjara/platform';
import type { AboutPageData } from './features/about/api/about-loader';
import type { ContactPageData } from './features/contact/api/contact-loader';
import type { HomePageData } from './features/home/api/home-loader';
import type { JoinPageData } from './features/join/api/join-loader';

/** The pages' data are called as in a draft; here the compiler holds them to it. */
type PageData = Partial<
  Pick<HomePageData, 'home' | 'boxes' | 'contact'> &
    Pick<AboutPageData, 'about' | 'values' | 'questions'> &
    Pick<ContactPageData, 'contact'> &
    Pick<JoinPageData, 'join'>
>;

/** What a page's loader answers, with those parts of a draft that the page shows. */
export const overlay: PagePreview['overlay'] = (page, draft) => {
  const shown: PageData = draft satisfies PreviewDraft;
  const parts = Object.entries(shown).filter(([name]) => name in (page as object));
  return { ...(page as object), ...Object.fromEntries(parts) };
};
