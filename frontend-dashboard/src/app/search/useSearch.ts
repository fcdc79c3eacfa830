import {
  DATED_KINDS,
  hasSearchableText,
  type Image,
  listNameOf,
  isContentKind,
  type SearchedKind,
  type SearchGroup,
  type SearchResult,
} from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../api/search';
import { screenOf } from '../../content/screen-of';
import { listTextsOf } from '../../format/list-texts';
import { useScreens } from './useScreens';

export interface Option {
  to: string;
  name: string;
  icon?: IconName;
  image?: Image;
  /** Beside the name. */
  note?: string;
}

export interface OptionGroup {
  key: string;
  title: string;
  options: Option[];
}

/** Lists whose screens can be searched. */
const SEARCHABLE: readonly string[] = [...DATED_KINDS, 'messages', 'jobs'];

/** Search results in groups, screens first. */
export function useSearch(text: string) {
  const t = useText();
  const { language, locale } = useLanguage();
  const screens = useScreens(text);
  const q = hasSearchableText(text) ? text : '';
  const { data, error, isPlaceholderData, isLoading, refetch } = useQuery(searchQuery(q));

  const titleOf = (kind: SearchedKind) =>
    isContentKind(kind)
      ? t(`dashboard.${listTextsOf(listNameOf(kind))}.title`)
      : t(`dashboard.app.links.${kind}`);

  function toOption(kind: SearchedKind, result: SearchResult): Option {
    const { _id, excerpt, image, status } = result;
    return {
      to: screenOf(kind, _id) ?? '/dashboard/overview',
      name: inLanguage(result, 'name', language) || t('dashboard.drafts.untitled'),
      image,
      icon: kind === 'messages' ? 'message' : kind === 'jobs' ? 'briefcase' : 'layers',
      note: status === 'draft' ? t('dashboard.search.draft') : excerpt,
    };
  }

  function toGroup({ kind, items, total }: SearchGroup): OptionGroup {
    const number = total.toLocaleString(locale);
    const all: Option = {
      to: `/dashboard/${kind}?${new URLSearchParams({ search: q })}`,
      name: t('dashboard.search.all', { number }),
      icon: 'search',
    };
    return {
      key: kind,
      title: titleOf(kind),
      options: [
        ...items.map((item) => toOption(kind, item)),
        ...(total > items.length && SEARCHABLE.includes(kind) ? [all] : []),
      ],
    };
  }

  const found = q && data ? data : [];
  const groups: OptionGroup[] = [
    ...(screens.length > 0
      ? [{ key: 'screens', title: t('dashboard.search.screens'), options: screens }]
      : []),
    ...found.map(toGroup),
  ];
  return {
    groups,
    /** The results are still those of an earlier text. */
    isStale: isPlaceholderData && q !== '',
    isLoading,
    error: q ? error : null,
    retry: () => void refetch(),
  };
}
