import { Clock, Mail, MapPin, Phone } from 'lucide';
import { registerIcons } from './icons';

/** Icons of the ways to reach the company. Components that use one import this file. */
export const CONTACT_ICONS = {
  clock: Clock,
  mail: Mail,
  phone: Phone,
  place: MapPin,
} as const;

registerIcons(CONTACT_ICONS);
