import { hasWords, searchWords } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import type { IconName } from '@manjara/ui';
import { isResourceName } from '../../content/registry';
import { useNavigation, useScreenName } from '../layout/NavigationList';

export interface FoundScreen {
  to: string;
  name: string;
  icon: IconName;
}

/** The screens of the dashboard whose names have all words of a text; '' finds none. */
export function useScreens(text: string): FoundScreen[] {
  const t = useText();
  const nameOf = useScreenName();
  const navigation = useNavigation();
  const words = searchWords(text);
  if (words.length === 0) return [];
  return navigation
    .flatMap(({ items }) => items)
    .flatMap(({ key, path, icon, add }): FoundScreen[] => [
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
