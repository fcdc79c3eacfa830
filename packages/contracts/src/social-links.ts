import type { SocialNetwork } from './site-settings';

/** Hosts and profile addresses of the supported networks. */
const NETWORKS = {
  x: { hosts: ['x.com', 'twitter.com'], handle: (name: string) => `https://x.com/${name}` },
  instagram: {
    hosts: ['instagram.com'],
    handle: (name: string) => `https://www.instagram.com/${name}`,
  },
  linkedin: {
    hosts: ['linkedin.com'],
    handle: (name: string) => `https://www.linkedin.com/company/${name}`,
  },
} as const satisfies Record<SocialNetwork, object>;

const HANDLE = /^@([\w.-]+)$/;

/**
 * Completes a profile address: accepts `@name`, and addresses without `https://`. Returns other
 * texts unchanged.
 */
export function socialUrl(network: SocialNetwork, text: string): string {
  const trimmed = text.trim();
  const { hosts, handle } = NETWORKS[network];
  const [, name] = HANDLE.exec(trimmed) ?? [];
  if (name) return handle(name);
  const address = trimmed.replace(/^http:\/\//i, '');
  const [host = ''] = address
    .toLowerCase()
    .replace(/^(?:www|m)\./, '')
    .split('/');
  return hosts.some((own) => own === host) ? `https://${address}` : trimmed;
}
