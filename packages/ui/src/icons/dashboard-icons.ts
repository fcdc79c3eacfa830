import {
  ArrowDown,
  Ban,
  Bell,
  BookOpen,
  Building2,
  Calendar,
  Check,
  ChevronUp,
  CircleQuestionMark,
  Copy,
  EllipsisVertical,
  ExternalLink,
  Eye,
  EyeOff,
  GripVertical,
  Handshake,
  Image,
  ImageUp,
  Inbox,
  KeyRound,
  Layers,
  LocateFixed,
  LayoutDashboard,
  LogOut,
  MailOpen,
  MessageSquare,
  Monitor,
  Pencil,
  Pin,
  PinOff,
  Save,
  Settings,
  Smartphone,
  Star,
  ShieldCheck,
  Trash2,
  User,
  UserPlus,
  Users,
  Briefcase,
} from 'lucide';
import { registerIcons } from './icons';
import './contact-icons';
import './inner-page-icons';
import './network-icons';
import './remote-icons';
import './shell-icons';
import './state-icons';

/** Dashboard icons; public pages do not load them. */
export const DASHBOARD_ICONS = {
  'arrow-down': ArrowDown,
  bell: Bell,
  book: BookOpen,
  briefcase: Briefcase,
  building: Building2,
  calendar: Calendar,
  check: Check,
  'chevron-up': ChevronUp,
  copy: Copy,
  dashboard: LayoutDashboard,
  'desktop-screen': Monitor,
  edit: Pencil,
  external: ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  'focal-point': LocateFixed,
  grip: GripVertical,
  help: CircleQuestionMark,
  image: Image,
  'image-up': ImageUp,
  inbox: Inbox,
  key: KeyRound,
  layers: Layers,
  'log-out': LogOut,
  'mail-open': MailOpen,
  message: MessageSquare,
  'more-vertical': EllipsisVertical,
  partner: Handshake,
  pin: Pin,
  'phone-screen': Smartphone,
  'pin-off': PinOff,
  save: Save,
  settings: Settings,
  shield: ShieldCheck,
  spam: Ban,
  star: Star,
  trash: Trash2,
  user: User,
  'user-plus': UserPlus,
  users: Users,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof DASHBOARD_ICONS, true> {}
}

registerIcons(DASHBOARD_ICONS);
