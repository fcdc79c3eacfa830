import { ArrowUp, Globe, Menu } from 'lucide';
import { registerIcons } from './icons';

/** Icons of the header and the floating controls. */
export const SHELL_ICONS = {
  'arrow-up': ArrowUp,
  globe: Globe,
  menu: Menu,
} as const;

registerIcons(SHELL_ICONS);
