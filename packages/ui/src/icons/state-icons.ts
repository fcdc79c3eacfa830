import { CloudOff, House, RefreshCw } from 'lucide';
import { registerIcons } from './icons';

/** Icons of error states and their actions. Components that use one import this file. */
export const STATE_ICONS = {
  home: House,
  refresh: RefreshCw,
  unavailable: CloudOff,
} as const;

registerIcons(STATE_ICONS);
