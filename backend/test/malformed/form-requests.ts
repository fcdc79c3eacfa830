import fc from 'fast-check';
import { BOUNDARY, END, hostileForm } from './hostile-forms';
import { type HeaderLine, http, type RawRequest } from './raw-request';
import { type Attack, pathOf, tokenFor } from './target';

/** How the bytes of a form are sent. */
const SENDINGS = [
  'whole',
  'whole',
  'whole',
  'whole',
  'cut off',
  'in chunks',
  'in bad chunks',
] as const;

/** A malformed form for a call. */
export const formRequest = (attack: Attack): fc.Arbitrary<RawRequest> =>
  fc.tuple(hostileForm(attack), fc.constantFrom(...SENDINGS)).map(([form, sending]) => {
    const { label, parts, end = END, type = `multipart/form-data; boundary=${BOUNDARY}` } = form;
    const body = Buffer.concat([...parts, end]);
    const chunk = (size: string) =>
      Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
    const headers: HeaderLine[] = [
      ['Authorization', tokenFor(attack)],
      ['Content-Type', type],
    ];
    if (sending.includes('chunks')) headers.push(['Transfer-Encoding', 'chunked']);
    return {
      label: `${label}, ${sending}`,
      cut: sending === 'cut off',
      bytes: http({
        method: attack.call.method,
        target: pathOf(attack),
        headers,
        body:
          sending === 'in chunks'
            ? chunk(body.length.toString(16))
            : sending === 'in bad chunks'
              ? chunk('zz')
              : body,
        contentLength: sending === 'cut off' ? String(body.length + 1_000) : undefined,
      }),
    };
  });
