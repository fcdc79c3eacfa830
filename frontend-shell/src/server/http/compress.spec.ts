import { accepted } from './compress';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR ; Q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['identity', undefined],
  ['x-br, brotli', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %j gets %s', (header, encoding) => {
  expect(accepted(header)).toBe(encoding);
});
