import { type Language, LANGUAGES } from '@manjara/contracts';
import type { NavigationItem } from '@manjara/platform';
import { pathIn } from '../../layout/navigation';
import type { ReleaseDescription } from '../rendering/renderer';

type Pages = Pick<ReleaseDescription, 'navigation'>;

const known = new WeakMap<NavigationItem[], ReadonlySet<string>>();

/** The paths in the header, as its links write them. Others lead to the same pages, or to no page. */
export function headerPaths({ navigation }: Pages): ReadonlySet<string> {
  let paths = known.get(navigation);
  if (!paths) {
    const links = navigation.flatMap((item) => [item, ...(item.submenu?.links ?? [])]);
    paths = new Set(LANGUAGES.flatMap((each) => links.map(({ path }) => pathIn(path, each))));
    known.set(navigation, paths);
  }
  return paths;
}

/** The paths of the pages that the header itself leads to, in a language. */
export const pagePaths = (pages: Pages | undefined, language: Language): string[] =>
  (pages?.navigation ?? []).map(({ path }) => pathIn(path, language));
