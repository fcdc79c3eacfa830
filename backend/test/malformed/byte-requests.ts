import fc from 'fast-check';
import { http, type RawRequest } from './raw-request';
import { type Attack, pathOf } from './target';

/** Two requests in what one side of a proxy would take for one. */
function smuggled(attack: Attack): readonly RawRequest[] {
  const target = pathOf(attack);
  const inner = Buffer.from(`0\r\n\r\nDELETE ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const outer = (...lines: (readonly [string, string])[]) =>
    http({ method: 'POST', target, headers: lines, body: inner });
  return [
    {
      label: 'a length and chunks',
      bytes: outer(['Transfer-Encoding', 'chunked'], ['Content-Length', '4']),
    },
    {
      label: 'chunks twice',
      bytes: outer(['Transfer-Encoding', 'chunked'], ['Transfer-Encoding', 'x']),
    },
    { label: 'chunks after a tab', bytes: outer(['Transfer-Encoding', '\tchunked']) },
    { label: 'a chunk of a negative size', bytes: chunked(target, '-1\r\nx\r\n0\r\n\r\n') },
    { label: 'a chunk of an endless size', bytes: chunked(target, `${'f'.repeat(40)}\r\nx\r\n`) },
    {
      label: 'a chunk with an endless extension',
      bytes: chunked(target, `1;${'e'.repeat(40_000)}\r\nx\r\n0\r\n\r\n`),
    },
    { label: 'chunks that end in the middle', bytes: chunked(target, '5\r\nab'), cut: true },
    {
      label: 'a trailer that forges',
      bytes: chunked(target, '0\r\nContent-Length: 5\r\nAuthorization: x\r\n\r\n'),
    },
    {
      label: 'twenty requests at once',
      bytes: Buffer.concat(
        Array.from({ length: 20 }, () =>
          http({ method: 'GET', target, headers: [['Connection', 'keep-alive']] }),
        ),
      ),
    },
  ];
}

const chunked = (target: string, body: string): Buffer =>
  http({
    method: 'POST',
    target,
    headers: [
      ['Content-Type', 'application/json'],
      ['Transfer-Encoding', 'chunked'],
    ],
    body: Buffer.from(body),
  });

const lines = (...text: string[]) => Buffer.from(`${text.join('\r\n')}\r\n\r\n`, 'latin1');

/** What is no request of HTTP/1.1. */
const nonsense = (target: string): readonly RawRequest[] => [
  { label: 'HTTP/0.9', bytes: Buffer.from(`GET ${target}\r\n`) },
  { label: 'HTTP/1.0', bytes: lines(`GET ${target} HTTP/1.0`) },
  { label: 'HTTP/9.9', bytes: lines(`GET ${target} HTTP/9.9`, 'Host: x') },
  { label: 'the beginning of HTTP/2', bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
  { label: 'the beginning of TLS', bytes: Buffer.from('1603010200010001fc0303', 'hex') },
  { label: 'no host', bytes: lines(`GET ${target} HTTP/1.1`, 'Connection: close') },
  { label: 'no method', bytes: lines(` ${target} HTTP/1.1`, 'Host: x') },
  { label: 'a header that is none', bytes: lines(`GET ${target} HTTP/1.1`, 'Host x') },
  {
    label: 'line feeds alone',
    bytes: Buffer.from(`GET ${target} HTTP/1.1\nHost: x\nConnection: close\n\n`),
  },
  { label: 'spaces in the target', bytes: lines(`GET ${target} and more HTTP/1.1`, 'Host: x') },
  { label: 'half a head', bytes: Buffer.from(`GET ${target} HTTP/1.1\r\nHos`) },
  { label: 'empty lines', bytes: Buffer.from('\r\n'.repeat(2_000)) },
  { label: 'a method of 50,000', bytes: lines(`${'G'.repeat(50_000)} ${target} HTTP/1.1`) },
  { label: 'a target of 50,000', bytes: lines(`GET /${'x'.repeat(50_000)} HTTP/1.1`, 'Host: x') },
];

/** Bytes that are no request, or more than one. */
export const byteRequest = (attack: Attack): fc.Arbitrary<RawRequest> =>
  fc.oneof(
    fc.constantFrom(...smuggled(attack)),
    fc.constantFrom(...nonsense(pathOf(attack))).map((request) => ({ ...request, cut: true })),
    fc
      .uint8Array({ minLength: 1, maxLength: 500 })
      .map((bytes) => ({ label: 'random bytes', bytes: Buffer.from(bytes), cut: true })),
  );
