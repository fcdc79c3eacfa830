import { ArrowUp, Globe, Menu } from 'lucide';
import { registerIcons } from './icons';

/** Icons of the header and the floating controls. */
export const SHELL_ICONS = {
  'arrow-up': ArrowUp,
  globe: Globe,
  menu: Menu,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof SHELL_ICONS, true> {}
}

registerIcons(SHELL_ICONS);
