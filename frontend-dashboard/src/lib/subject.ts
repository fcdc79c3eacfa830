import type { ResourceName } from '../resource/registry';

/** What a form of the dashboard sends; each has its own noun in the sentences about it. */
export type Subject =
  | ResourceName
  | 'partner'
  | 'value'
  | 'question'
  | 'box'
  | 'homePage'
  | 'aboutPage'
  | 'siteTexts'
  | 'siteSettings'
  | 'profile'
  | 'picture'
  | 'retention';
