import type { LibraryPicture } from '@manjara/contracts';
import { useText } from '@manjara/platform';

/** Names of the kinds that use pictures, by their path in the API. */
const USES = {
  projects: 'dashboard.pictures.mine.uses.project',
  products: 'dashboard.pictures.mine.uses.product',
  reviews: 'dashboard.pictures.mine.uses.review',
  partners: 'dashboard.pictures.mine.uses.partner',
  'content/values': 'dashboard.pictures.mine.uses.value',
  'content/home': 'dashboard.pictures.mine.uses.home',
  'content/about': 'dashboard.pictures.mine.uses.about',
  'admin/profile': 'dashboard.pictures.mine.uses.profile',
  revisions: 'dashboard.pictures.mine.uses.version',
} as const;

const isKnown = (kind: string): kind is keyof typeof USES => kind in USES;

/** Says where a picture is used. */
export function usePictureUses(): (picture: LibraryPicture) => string {
  const t = useText();
  return ({ usedIn }) => {
    const kinds = [...new Set(usedIn.map(({ kind }) => kind))].filter(isKnown);
    if (kinds.length === 0) return t('dashboard.pictures.mine.unused');
    return kinds.map((kind) => t(USES[kind])).join(t('dashboard.pictures.mine.separator'));
  };
}
