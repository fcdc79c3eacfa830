import {
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Clock,
  CloudOff,
  Globe,
  House,
  Mail,
  MapPin,
  Menu,
  Phone,
  RefreshCw,
  TriangleAlert,
  WifiOff,
  X,
  MessageSquare,
  type IconNode,
} from 'lucide';
import { Instagram, LinkedIn, WhatsApp, XNetwork } from './social';

/** The icons that every part of the product draws, by the name under which `Icon` draws them. */
export const ICONS = {
  alert: CircleAlert,
  'arrow-end': ArrowRight,
  'arrow-up': ArrowUp,
  'chevron-down': ChevronDown,
  'chevron-end': ChevronRight,
  'chevron-start': ChevronLeft,
  clock: Clock,
  close: X,
  globe: Globe,
  home: House,
  instagram: Instagram,
  linkedin: LinkedIn,
  mail: Mail,
  place: MapPin,
  menu: Menu,
  message: MessageSquare,
  offline: WifiOff,
  phone: Phone,
  refresh: RefreshCw,
  unavailable: CloudOff,
  warning: TriangleAlert,
  whatsapp: WhatsApp,
  x: XNetwork,
} as const;

/** Names that a part of the product adds to those that every part has. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by augmentation
export interface MoreIcons {}

export type IconName = keyof typeof ICONS | keyof MoreIcons;

/** Every drawing that is known here. */
export const DRAWINGS: Record<string, IconNode> = { ...ICONS };

/** Adds drawings, so that nobody loads those that only another part of the product shows. */
export function registerIcons(more: Readonly<Record<string, IconNode>>): void {
  Object.assign(DRAWINGS, more);
}

/** Icons that point along the line of reading; they turn round in right-to-left pages. */
export const MIRRORED: ReadonlySet<string> = new Set([
  'arrow-end',
  'arrow-start',
  'chevron-end',
  'chevron-start',
  'external',
  'filter',
  'log-out',
  'message',
  'quote',
  'send',
  'undo',
]);
