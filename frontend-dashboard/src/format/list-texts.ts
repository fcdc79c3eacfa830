import type { ListName, OrderedKind } from '@manjara/contracts';

/** Lists on the screen of a page, which has their texts. */
const ON_PAGES = {
  boxes: 'homeContent.boxList',
  values: 'aboutContent.valueList',
  questions: 'aboutContent.questionList',
} as const;

type ListOnPage = keyof typeof ON_PAGES;

/** The group of the texts of a list, below `dashboard`. */
export type ListTexts<Name extends ListName = ListName> =
  Exclude<Name, ListOnPage> | (typeof ON_PAGES)[Name & ListOnPage];

/** Names of the ordered lists with their own screen. */
export type ListScreenName = Exclude<ListName<OrderedKind>, ListOnPage>;

export const listTextsOf = <Name extends ListName>(name: Name) =>
  (name in ON_PAGES ? ON_PAGES[name as ListOnPage] : name) as ListTexts<Name>;
