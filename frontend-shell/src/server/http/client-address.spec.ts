import type { IncomingMessage } from 'node:http';
import { clientOf, parseTrustProxy } from './client-address';

const from = (remoteAddress: string, forwardedFor?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwardedFor },
  }) as unknown as IncomingMessage;

it.each([
  ['0', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
  ['1', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
  ['2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['loopback, 10.0.0.0/8', '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  // The request does not come from the trusted proxy.
  ['loopback', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', 'unknown', 'unknown'],
])('trusting %s, a request from %s for %s is of %s', (trusted, remote, forwarded, client) => {
  expect(clientOf(from(remote, forwarded), parseTrustProxy(trusted))).toBe(client);
});

it('takes an IPv6 network for one client, and an IPv4 address as it is written', () => {
  const of = (address: string) => clientOf(from(address), parseTrustProxy('0'));
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff::9'));
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'));
  expect(of('::ffff:203.0.113.9')).toBe(of('203.0.113.9'));
});

it.each(['everybody', 'proxy.local', ''])('refuses to trust %j', (text) => {
  expect(() => parseTrustProxy(text)).toThrow();
});
