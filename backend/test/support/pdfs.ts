import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

const text = (content: string) => Buffer.from(content, 'latin1');
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    text(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    text('\nendstream'),
  ]);

/** Puts the objects, numbered from 1, into a file; the first is the root. */
function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [text('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    const content = typeof object === 'string' ? text(object) : object;
    add(Buffer.concat([text(`${index + 1} 0 obj\n`), content, text('\nendobj\n')]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${table}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, text(xref), text(end)]);
}

const page = (content: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${content} ` +
  '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>';

/**
 * A PDF of one page that says "CV"; every call gives other bytes.
 * @param atLeast bytes, of which most are noise that no reader looks at
 */
export function pdf({ atLeast = 0 } = {}): Buffer {
  const words = stream('', text('BT /F1 24 Tf 40 100 Td (CV) Tj ET'));
  const noise = stream('', randomBytes(Math.max(16, atLeast)));
  return pdfOf([CATALOG, PAGES, page('4 0 R'), words, noise]);
}

/** A PDF that opens with a password only. */
export const lockedPdf = (): Buffer =>
  pdfOf(
    [
      CATALOG,
      PAGES,
      page('[]'),
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
    ],
    `/Encrypt 4 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] `,
  );

/** A PDF that is whole and has no page. */
export const emptyPdf = (): Buffer => pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']);

/** A PDF whose pages lead back to themselves. */
export const circularPdf = (): Buffer =>
  pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']);

/** A PDF whose root is a list in a list in a list, and so on. */
export const deepPdf = (): Buffer => {
  const depth = 1_000_000;
  const nested = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return pdfOf([`<< /Type /Catalog /Pages 2 0 R /X ${nested} >>`, PAGES, page('[]')]);
};

/** A PDF of 2 MB whose root lies behind 2 GB of blanks. */
export function swellingPdf(): Buffer {
  const block = deflateRawSync(Buffer.alloc(16 * 2 ** 20, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blanks = Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: 128 }, () => block),
  ]);
  const head = text('%PDF-1.5\n');
  const packed = stream('/Type /ObjStm /N 5 /First 100 /Filter /FlateDecode', blanks);
  const first = Buffer.concat([text('2 0 obj\n'), packed, text('\nendobj\n')]);
  const start = head.length + first.length;
  const entry = (type: number, offset: number) => {
    const row = Buffer.alloc(6);
    row[0] = type;
    row.writeUInt32BE(offset, 1);
    return row;
  };
  // The root, object 1, is said to lie in object 2.
  const table = Buffer.concat([entry(0, 0), entry(2, 2), entry(1, head.length), entry(1, start)]);
  const index = stream('/Type /XRef /W [1 4 1] /Size 4 /Root 1 0 R', table);
  return Buffer.concat([
    head,
    first,
    text('3 0 obj\n'),
    index,
    text(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}
