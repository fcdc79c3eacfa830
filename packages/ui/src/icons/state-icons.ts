import { CloudOff, House, RefreshCw } from 'lucide';
import { registerIcons } from './icons';

/** Icons of error states and their actions. Components that use one import this file. */
export const STATE_ICONS = {
  home: House,
  refresh: RefreshCw,
  unavailable: CloudOff,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof STATE_ICONS, true> {}
}

registerIcons(STATE_ICONS);
