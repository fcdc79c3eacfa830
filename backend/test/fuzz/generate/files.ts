import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { PICTURE } from '../../contract/support/payload';
import { pdf } from '../../support/pdfs';
import { fixturePath, PICTURE_FIXTURES } from '../../support/picture-fixtures';

/** A file of a form. */
export interface FormFile {
  name: string;
  bytes: Buffer;
  /** As its sender declares it. */
  type?: string;
}

const ENDINGS: Readonly<Record<string, RegExp>> = {
  'image/jpeg': /\.jpg$/,
  'image/png': /\.png$/,
  'image/gif': /\.gif$/,
  'image/bmp': /\.bmp$/,
  'image/tiff': /\.tiff$/,
  'image/webp': /\.webp$/,
  'image/svg+xml': /\.svg$/,
  'image/heic': /\.heic$/,
  'image/x-icon': /\.ico$/,
  'image/avif': /\.avif$/,
};

const SMALL: FormFile = { name: 'صورة.png', bytes: PICTURE.bytes, type: 'image/png' };
const CV: FormFile = { name: 'السيرة الذاتية.pdf', bytes: pdf(), type: 'application/pdf' };

const fixturesOf = (type: string): FormFile[] =>
  PICTURE_FIXTURES.filter(({ file }) => ENDINGS[type]?.test(file)).map(({ file }) => ({
    name: file,
    bytes: readFileSync(fixturePath(file)),
    type,
  }));

/** Accepted example files of each documented type. */
function examplesOf(type: string): FormFile[] {
  const examples = type === 'application/pdf' ? [CV] : fixturesOf(type);
  if (examples.length === 0) throw new Error(`There is no example of ${type} to send.`);
  return examples;
}

/** A file of one of the media types; mostly a small one, which is quick to check. */
export function validFile(types: readonly string[]): fc.Arbitrary<FormFile> {
  const all = types.flatMap(examplesOf);
  if (!types.includes('image/png')) return fc.constantFrom(...all);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(SMALL) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  );
}
