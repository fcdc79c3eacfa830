import { registerIcons } from './icons';
import { Google, Snapchat, TikTok, YouTube } from './social';

/** Icons of networks that the first page of the public remote does not load. */
export const NETWORK_ICONS = {
  googleReviews: Google,
  snapchat: Snapchat,
  tiktok: TikTok,
  youtube: YouTube,
} as const;

declare module './icons' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the names are its members
  interface MoreIcons extends Record<keyof typeof NETWORK_ICONS, true> {}
}

registerIcons(NETWORK_ICONS);
