import { isIP } from 'node:net';

/** Express's `trust proxy`: no proxy, a number of hops, or addresses. */
type TrustProxy = false | number | string[];

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', bits = '0', ...rest] = text.split('/');
  const maxBits = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits
  );
}

/**
 * Reads TRUST_PROXY: `0`, a number of hops, or a comma-separated list of addresses, ranges and the
 * names loopback, linklocal and uniquelocal. `true` is not accepted: any client could choose its
 * own address and so escape every rate limit.
 * @throws Error with the end of a sentence that begins with the variable's name
 */
export function parseTrustProxy(text: string): TrustProxy {
  if (/^\d$/.test(text)) return text === '0' ? false : Number(text);
  const addresses = text.split(',').map((part) => part.trim());
  if (!addresses.every(isAddressOrRange)) {
    throw new Error(
      'must be a number of proxies (0 to 9) or a list of addresses such as loopback,10.0.0.0/8',
    );
  }
  return addresses;
}
