import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fromRoot } from '../lib/paths.mjs';

/** Small ones: each is rendered in several forms. */
const PHOTOGRAPHS = ['residential-2-c', 'entertainment-2-c', 'workspace-1-c', 'detail-1'];
/** With this much behind its end a picture is stored in two parts and more. */
const TAIL = { from: 1_000, to: 400_000 };

export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A PDF of one empty page; `noise` makes it another one than all before. */
function pdf(noise) {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
    `<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n`.concat(
      `${text.length - offsets.join('').length - `xref\n0 ${size}\n0000000000 65535 f \n`.length}\n%%EOF\n`,
    ),
  );
}

/** Makes pictures and documents of which no two are alike. */
export async function createMaterial(random) {
  const photographs = await Promise.all(
    PHOTOGRAPHS.map((name) => readFile(fromRoot('backend/demo/images', `${name}.jpg`))),
  );
  const file = (bytes, name) => ({ bytes, name, hash: sha256(bytes) });
  return {
    picture() {
      // What follows a picture's end is not read.
      const tail = random.bytes(random.between(TAIL.from, TAIL.to));
      return file(Buffer.concat([random.pick(photographs), tail]), 'picture.jpg');
    },
    cv: () => file(pdf(random.bytes(4_000).toString('hex')), 'cv.pdf'),
  };
}
