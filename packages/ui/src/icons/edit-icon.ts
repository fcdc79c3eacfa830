import { Pencil } from 'lucide';
import { registerIcons } from './icons';

/** The only dashboard icon that public pages show. */
const EDIT_ICON = { edit: Pencil } as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the name is its member
  interface MoreIcons extends Record<keyof typeof EDIT_ICON, true> {}
}

registerIcons(EDIT_ICON);
