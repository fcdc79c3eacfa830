import {
  ArrowLeft,
  CircleCheck,
  FileText,
  Info,
  ListFilter,
  Maximize2,
  Minus,
  Package,
  Pause,
  Play,
  Plus,
  Quote,
  RotateCcw,
  Search,
  SearchX,
  Send,
  Upload,
} from 'lucide';
import { registerIcons } from './icons';

/** Drawings of the remotes alone: the shell does not load them. */
export const REMOTE_ICONS = {
  'arrow-start': ArrowLeft,
  enlarge: Maximize2,
  file: FileText,
  filter: ListFilter,
  info: Info,
  minus: Minus,
  package: Package,
  pause: Pause,
  play: Play,
  plus: Plus,
  quote: Quote,
  search: Search,
  'search-empty': SearchX,
  send: Send,
  success: CircleCheck,
  undo: RotateCcw,
  upload: Upload,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof REMOTE_ICONS, true> {}
}

registerIcons(REMOTE_ICONS);
