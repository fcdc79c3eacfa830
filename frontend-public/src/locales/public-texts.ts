import type { CommonTexts } from '@manjara/ui';
import type english from './en';

type FirstPageTexts = Omit<typeof english, 'common'>;

/** All texts of the public pages; each page's `texts.ts` adds those that are loaded with it. */
export interface PublicTexts extends CommonTexts, FirstPageTexts {}
