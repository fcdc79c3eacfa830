import type { SocialNetwork } from './site-settings';

interface Network {
  hosts: readonly string[];
  /** The address of a profile; absent where there are no names. */
  handle?: (name: string) => string;
}

const NETWORKS: Record<SocialNetwork, Network> = {
  x: { hosts: ['x.com', 'twitter.com'], handle: (name) => `https://x.com/${name}` },
  instagram: { hosts: ['instagram.com'], handle: (name) => `https://www.instagram.com/${name}` },
  linkedin: {
    hosts: ['linkedin.com'],
    handle: (name) => `https://www.linkedin.com/company/${name}`,
  },
  snapchat: { hosts: ['snapchat.com'], handle: (name) => `https://www.snapchat.com/add/${name}` },
  tiktok: {
    hosts: ['tiktok.com', 'vm.tiktok.com'],
    handle: (name) => `https://www.tiktok.com/@${name}`,
  },
  youtube: {
    hosts: ['youtube.com', 'youtu.be'],
    handle: (name) => `https://www.youtube.com/@${name}`,
  },
  googleReviews: {
    hosts: [
      'g.page',
      'maps.app.goo.gl',
      'share.google',
      'google.com',
      'maps.google.com',
      'search.google.com',
      'goo.gl',
    ],
  },
};

/** The name may be Arabic. */
const HANDLE = /^@([\p{L}\p{M}\p{N}_.·-]+)$/u;

/**
 * Completes a profile address: accepts `@name`, and addresses without `https://`. Returns other
 * texts unchanged.
 */
export function socialUrl(network: SocialNetwork, text: string): string {
  const trimmed = text.trim();
  const { hosts, handle } = NETWORKS[network];
  const [, name] = HANDLE.exec(trimmed) ?? [];
  if (name && handle) return handle(encodeURI(name));
  const address = trimmed.replace(/^http:\/\//i, '');
  const [host = ''] = address
    .toLowerCase()
    .replace(/^(?:www|m)\./, '')
    .split('/');
  return hosts.includes(host) ? `https://${address}` : trimmed;
}
