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

/** Names that a part of the product adds to those that every part has. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by augmentation
export interface MoreIcons {}

export type IconName = keyof typeof ICONS | keyof MoreIcons;

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
