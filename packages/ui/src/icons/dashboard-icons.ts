import {
  ArrowDown,
  Bell,
  BookOpen,
  Building2,
  Calendar,
  Check,
  ChevronUp,
  Ellipsis,
  EllipsisVertical,
  ExternalLink,
  GraduationCap,
  GripVertical,
  Handshake,
  Image,
  ImageUp,
  Layers,
  LocateFixed,
  LayoutDashboard,
  LogOut,
  MailOpen,
  Monitor,
  Pencil,
  Pin,
  PinOff,
  Save,
  Settings,
  Smartphone,
  Star,
  Trash2,
  User,
  Users,
  Briefcase,
} from 'lucide';
import { registerIcons } from './icons';
import './remote-icons';

/** Drawings of the dashboard alone: visitors of the public pages do not load them. */
export const DASHBOARD_ICONS = {
  'arrow-down': ArrowDown,
  bell: Bell,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calendar: Calendar,
  check: Check,
  'chevron-up': ChevronUp,
  dashboard: LayoutDashboard,
  'desktop-screen': Monitor,
  edit: Pencil,
  external: ExternalLink,
  'focal-point': LocateFixed,
  grip: GripVertical,
  image: Image,
  'image-up': ImageUp,
  layers: Layers,
  'log-out': LogOut,
  'mail-open': MailOpen,
  more: Ellipsis,
  'more-vertical': EllipsisVertical,
  partner: Handshake,
  pin: Pin,
  'phone-screen': Smartphone,
  'pin-off': PinOff,
  save: Save,
  settings: Settings,
  school: GraduationCap,
  star: Star,
  trash: Trash2,
  user: User,
  users: Users,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof DASHBOARD_ICONS, true> {}
}

registerIcons(DASHBOARD_ICONS);
