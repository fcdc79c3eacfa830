import type { Language } from '@manjara/contracts';
import type { CommonTexts } from '@manjara/ui';
import { type ContentTextKind, type ContentTexts, TEXTS } from '../../content/registry';
import type * as english from './en';
import { type Nouns, withNouns } from './nouns';

type English = typeof english;
type Defaults = English['defaults'];

/** A resource has a table, other lists are edited in place. */
type Kind = Exclude<keyof Defaults, 'item'>;
type WithDefaults<T, K extends Kind> = Omit<T, 'nouns'> & Defaults['item'] & Defaults[K];

type Own = English['shared'] & Omit<English, 'common' | 'more' | 'defaults' | 'shared'>;
type Lists<S extends object, Name extends keyof S> = Omit<S, Name> & {
  [N in Name]: WithDefaults<S[N], 'list'>;
};

/** All texts of the dashboard in one language, under `dashboard.*`. */
export type DashboardTexts = CommonTexts & {
  dashboard: Omit<Own, 'homeContent' | 'aboutContent'> & {
    homeContent: Lists<Own['homeContent'], 'boxList'>;
    aboutContent: Lists<Own['aboutContent'], 'valueList' | 'questionList'>;
  } & { [N in keyof ContentTexts]: WithDefaults<ContentTexts[N], ContentTextKind<N>> };
};

const load = (language: Language) =>
  language === 'ar'
    ? import(/* webpackChunkName: "texts-ar" */ './ar')
    : import(/* webpackChunkName: "texts-en" */ './en');

export async function loadTexts(language: Language): Promise<DashboardTexts> {
  const [{ common, more, defaults, shared, ...areas }, ...contents] = await Promise.all([
    load(language) as Promise<English>,
    ...TEXTS.map(async ([name, kind, texts]) => ({
      name,
      kind,
      texts: (await texts[language]()).default,
    })),
  ]);
  const complete = <T extends { nouns: Nouns }, K extends Kind>({ nouns, ...own }: T, kind: K) =>
    ({
      ...withNouns(language, { ...defaults.item, ...defaults[kind] }, nouns),
      ...own,
    }) as unknown as WithDefaults<T, K>;
  const { homeContent, aboutContent } = areas;
  return {
    common: { ...common.common, ...more.common },
    dashboard: {
      ...shared,
      ...areas,
      homeContent: { ...homeContent, boxList: complete(homeContent.boxList, 'list') },
      aboutContent: {
        ...aboutContent,
        valueList: complete(aboutContent.valueList, 'list'),
        questionList: complete(aboutContent.questionList, 'list'),
      },
      ...(Object.fromEntries(
        contents.map(({ name, kind, texts }) => [name, complete(texts, kind)]),
      ) as unknown as Pick<DashboardTexts['dashboard'], keyof ContentTexts>),
    },
  };
}
