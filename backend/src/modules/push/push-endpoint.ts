import { isIP } from 'node:net';

/** The usual port: a push service needs no other. */
const DEFAULT_PORT = '';

/**
 * Whether the API may send to this address, which comes from a browser: https, the default port, a
 * host name. The IP address is checked when the connection is made.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === DEFAULT_PORT &&
    username + password === '' &&
    hostname.includes('.') &&
    isIP(hostname) === 0
  );
}
