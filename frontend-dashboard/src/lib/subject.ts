/** What a form of the dashboard sends; each has its own noun in the sentences about it. */
export type Subject =
  | 'project'
  | 'product'
  | 'review'
  | 'partner'
  | 'value'
  | 'question'
  | 'box'
  | 'homePage'
  | 'aboutPage'
  | 'siteTexts'
  | 'profile'
  | 'picture'
  | 'retention';
