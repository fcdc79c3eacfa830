import type { IncomingMessage } from 'node:http';
import type { ShellConfig } from '../config';

type Trust = Pick<ShellConfig, 'publicUrl' | 'trustProxy'>;

/** A host name or address with an optional port; other `Host` values are ignored. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The value of the proxy nearest to the client; later proxies append theirs. */
const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** Whether the visitor uses TLS, according to a trusted proxy. */
const cameOverTls = (request: IncomingMessage, { trustProxy }: Trust): boolean =>
  trustProxy && first(request.headers['x-forwarded-proto']) === 'https';

/** Whether the site is behind TLS: from PUBLIC_URL, else from a trusted proxy's headers. */
export const isSecure = (request: IncomingMessage, trust: Trust): boolean =>
  trust.publicUrl?.startsWith('https:') || cameOverTls(request, trust);

/** The site's origin for this request: PUBLIC_URL, else the requested host. */
export function originOf(request: IncomingMessage, trust: Trust): string {
  if (trust.publicUrl) return trust.publicUrl;
  const forwarded = trust.trustProxy ? first(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host ?? '';
  const scheme = cameOverTls(request, trust) ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
