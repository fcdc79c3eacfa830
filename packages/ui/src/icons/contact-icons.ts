import { Clock, Mail, MapPin, Phone } from 'lucide';
import { registerIcons } from './icons';

/** Icons of the ways to reach the company. Components that use one import this file. */
export const CONTACT_ICONS = {
  clock: Clock,
  mail: Mail,
  phone: Phone,
  place: MapPin,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof CONTACT_ICONS, true> {}
}

registerIcons(CONTACT_ICONS);
