import {
  ArrowRight,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  TriangleAlert,
  WifiOff,
  X,
  type IconNode,
} from 'lucide';
import type { CONTACT_ICONS } from './contact-icons';
import type { DASHBOARD_ICONS } from './dashboard-icons';
import type { INNER_PAGE_ICONS } from './inner-page-icons';
import type { NETWORK_ICONS } from './network-icons';
import type { REMOTE_ICONS } from './remote-icons';
import type { SHELL_ICONS } from './shell-icons';
import type { STATE_ICONS } from './state-icons';
import { WhatsApp } from './whatsapp';

/** Icons of the whole product, by name. */
export const ICONS = {
  alert: CircleAlert,
  'arrow-end': ArrowRight,
  'chevron-down': ChevronDown,
  'chevron-end': ChevronRight,
  'chevron-start': ChevronLeft,
  close: X,
  offline: WifiOff,
  warning: TriangleAlert,
  whatsapp: WhatsApp,
} as const;

export type IconName = keyof (typeof ICONS &
  typeof CONTACT_ICONS &
  typeof DASHBOARD_ICONS &
  typeof INNER_PAGE_ICONS &
  typeof NETWORK_ICONS &
  typeof REMOTE_ICONS &
  typeof SHELL_ICONS &
  typeof STATE_ICONS);

/** All registered icons. */
export const DRAWINGS: Record<string, IconNode> = { ...ICONS };

/** Registers icons of one part of the product, so that other parts do not load them. */
export function registerIcons(more: Readonly<Record<string, IconNode>>): void {
  Object.assign(DRAWINGS, more);
}

/** Icons that point along the reading direction; mirrored on right-to-left pages. */
export const MIRRORED: ReadonlySet<string> = new Set([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'external',
  'log-out',
  'message',
  'quote',
  'send',
  'undo',
]);
