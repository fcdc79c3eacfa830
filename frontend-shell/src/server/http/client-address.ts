import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Whether the proxy at an address, `hop` hops away, is trusted. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** IPv6 groups of a /64 network, whose addresses usually belong to one household or server. */
const NETWORK_PARTS = 4;

/**
 * Parses TRUST_PROXY like the API: a number of hops, or addresses, ranges and the names loopback,
 * linklocal and uniquelocal.
 * @throws Error when it is neither
 */
export function parseTrustProxy(text: string): TrustsProxy {
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyAddr.compile(text.split(',').map((part) => part.trim()));
}

/** The client of a request, as the key for rate limits. */
export function clientOf(request: IncomingMessage, trustsProxy: TrustsProxy): string {
  const address = proxyAddr(request, trustsProxy);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts.slice(0, NETWORK_PARTS).join(':');
}
