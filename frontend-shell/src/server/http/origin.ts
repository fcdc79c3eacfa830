import type { IncomingMessage } from 'node:http';
import type { ShellConfig } from '../config';

type Trust = Pick<ShellConfig, 'publicUrl' | 'trustProxy'>;

/** A host name or address with or without a port; anything else in `Host` is no address of ours. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What the proxy nearest to the client said; proxies further on append theirs. */
const first = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() || undefined;

/** Whether the visitor came over TLS, as far as a trusted proxy says so. */
const cameOverTls = (request: IncomingMessage, { trustProxy }: Trust): boolean =>
  trustProxy && first(request.headers['x-forwarded-proto']) === 'https';

/** Whether the site is behind TLS: by its own address, else by what a trusted proxy says. */
export const isSecure = (request: IncomingMessage, trust: Trust): boolean =>
  trust.publicUrl?.startsWith('https:') || cameOverTls(request, trust);

/** Where the site is for this request: PUBLIC_URL, else the host that was asked. */
export function originOf(request: IncomingMessage, trust: Trust): string {
  if (trust.publicUrl) return trust.publicUrl;
  const forwarded = trust.trustProxy ? first(request.headers['x-forwarded-host']) : undefined;
  const host = forwarded ?? request.headers.host ?? '';
  const scheme = cameOverTls(request, trust) ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
