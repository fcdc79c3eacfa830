import type { Request } from 'express';

/** A host name or address with an optional port; other `Host` values are ignored. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether the site is behind TLS: from PUBLIC_URL, else from a trusted proxy's headers. */
export const isSecure = ({ secure }: Pick<Request, 'secure'>, publicUrl: string | null): boolean =>
  publicUrl?.startsWith('https:') || secure;

/** The site's origin for this request: PUBLIC_URL, else the requested host. */
export function originOf(
  { host = '', secure }: Partial<Pick<Request, 'host' | 'secure'>>,
  publicUrl: string | null,
): string {
  if (publicUrl) return publicUrl;
  return `${secure ? 'https' : 'http'}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
