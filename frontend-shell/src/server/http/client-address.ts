import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Tells whether the proxy at an address, so many hops away, is believed. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Parts of an IPv6 address that name a network; a household or a server has all addresses in one. */
const NETWORK_PARTS = 4;

/**
 * Reads TRUST_PROXY as the API does: a number of hops, or addresses, ranges and the names loopback,
 * linklocal and uniquelocal. Throws when it is neither.
 */
export function parseTrustProxy(text: string): TrustsProxy {
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  return proxyAddr.compile(text.split(',').map((part) => part.trim()));
}

/** Names the client of a request, as far as limits tell one from another. */
export function clientOf(request: IncomingMessage, trustsProxy: TrustsProxy): string {
  const address = proxyAddr(request, trustsProxy);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  return parsed.parts.slice(0, NETWORK_PARTS).join(':');
}
