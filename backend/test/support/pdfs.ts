import { randomBytes } from 'node:crypto';

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
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
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
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
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
