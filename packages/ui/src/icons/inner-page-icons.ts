import {
  FileText,
  Maximize2,
  Minus,
  Package,
  Plus,
  RotateCcw,
  SearchX,
  Share2,
  Upload,
} from 'lucide';
import { registerIcons } from './icons';

/** Icons that the first public page does not load. Components that use one import this file. */
export const INNER_PAGE_ICONS = {
  enlarge: Maximize2,
  file: FileText,
  minus: Minus,
  package: Package,
  plus: Plus,
  'search-empty': SearchX,
  share: Share2,
  undo: RotateCcw,
  upload: Upload,
} as const;

registerIcons(INNER_PAGE_ICONS);
