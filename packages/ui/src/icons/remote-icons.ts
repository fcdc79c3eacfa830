import { ArrowLeft, CircleCheck, Info, Pause, Play, Quote, Search, Send } from 'lucide';
import './contact-icons';
import { registerIcons } from './icons';

/** Icons of the remotes that the first public page loads. */
export const REMOTE_ICONS = {
  'arrow-start': ArrowLeft,
  info: Info,
  pause: Pause,
  play: Play,
  quote: Quote,
  search: Search,
  send: Send,
  success: CircleCheck,
} as const;

registerIcons(REMOTE_ICONS);
