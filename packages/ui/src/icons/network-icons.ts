import { Google, Instagram, LinkedIn, Snapchat, TikTok, XNetwork, YouTube } from './social';
import { registerIcons } from './icons';

/** Icons of social networks. Components that use one import this file. */
export const NETWORK_ICONS = {
  googleReviews: Google,
  instagram: Instagram,
  linkedin: LinkedIn,
  snapchat: Snapchat,
  tiktok: TikTok,
  x: XNetwork,
  youtube: YouTube,
} as const;

registerIcons(NETWORK_ICONS);
