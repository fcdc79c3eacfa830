import { hasWords, searchWords } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { isResourceName } from '../../content/registry';
import { useNavigation, useScreenName } from '../layout/NavigationList';
import type { Option } from './useSearch';

/** The screens of the dashboard whose names have all words of a text; '' finds none. */
export function useScreens(text: string): Option[] {
  const t = useText();
  const nameOf = useScreenName();
  const navigation = useNavigation();
  const words = searchWords(text);
  if (words.length === 0) return [];
  return navigation
    .flatMap(({ items }) => items)
    .flatMap(({ key, path, icon, add }): Option[] => [
      { to: `/dashboard/${path}`, name: nameOf(key), icon },
      ...(add && isResourceName(key)
        ? [
            {
              to: `/dashboard/${add}`,
              name: t(`dashboard.${key}.addTitle`),
              icon: 'plus' as const,
            },
          ]
        : []),
    ])
    .filter(({ name }) => hasWords(name, words));
}
