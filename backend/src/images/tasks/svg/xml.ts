import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PictureRejected } from '../../inspection-result';

const GZIP = 0x1f8b;
const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_BYTES = 200;

const BEFORE_ROOT = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->/y;
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/y;
const ENTITY = /<!ENTITY\s+([^\s%"'<&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const REFERENCE = /&([^\s#&;<>]+);/g;
const PREDEFINED: ReadonlySet<string> = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
/** Drawing programs use entities, but do not nest them. */
const MAX_NESTING = 5;

/** The content of a file that may be gzipped; unpacking stops shortly after `maxBytes`. */
export async function unpacked(file: Buffer, maxBytes: number): Promise<Buffer> {
  if (file.length < 2 || file.readUInt16BE() !== GZIP) return file;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of Readable.from([file]).compose(createGunzip())) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

/** Encoding as defined by XML: by the first bytes, else by the declaration, else UTF-8. */
export function decoderOf(
  bytes: Buffer,
  options: { fatal: boolean },
): InstanceType<typeof TextDecoder> {
  const [first, second] = bytes;
  const isAt = (one: number, other: number) => first === one && second === other;
  if (isAt(0xff, 0xfe) || isAt(0x3c, 0)) return new TextDecoder('utf-16le', options);
  if (isAt(0xfe, 0xff) || isAt(0, 0x3c)) return new TextDecoder('utf-16be', options);
  const declared = DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))?.[1];
  // Some programs declare UTF-16 and write UTF-8.
  if (!declared || /^utf-?16/i.test(declared)) return new TextDecoder('utf-8', options);
  try {
    return new TextDecoder(declared, options);
  } catch {
    throw new PictureRejected('notReadable', { detail: `The encoding is ${declared}.` });
  }
}

interface Prolog {
  /** Declarations of the document type. */
  subset: string;
  /** Processing instructions, such as the address of a style sheet. */
  instructions: string;
  /** The text from its root element on. */
  rest: string;
}

/** Splits the prolog from an XML document. */
export function readProlog(text: string): Prolog {
  const prolog = { subset: '', instructions: '' };
  let end = 0;
  for (;;) {
    const other = matchAt(BEFORE_ROOT, text, end);
    const doctype = other ? null : matchAt(DOCTYPE, text, end);
    const [found] = other ?? doctype ?? [];
    if (!found) return { ...prolog, rest: text.slice(end) };
    end += found.length;
    prolog.subset += doctype?.[1] ?? '';
    if (found.startsWith('<?')) prolog.instructions += found;
  }
}

/**
 * Expands the declared entities.
 * @throws PictureRejected when the result is longer than `maxLength`
 */
export function withoutEntities(text: string, subset: string, maxLength: number): string {
  const values = new Map<string, string>();
  for (const [, name = '', value, other] of subset.matchAll(ENTITY)) {
    if (!PREDEFINED.has(name) && !values.has(name)) values.set(name, value ?? other ?? '');
  }
  let expanded = text;
  for (let before = '', depth = 0; values.size > 0 && before !== expanded; depth++) {
    if (depth > MAX_NESTING) throw new PictureRejected('tooComplex');
    before = expanded;
    let length = before.length;
    expanded = before.replace(REFERENCE, (reference, name: string) => {
      const value = values.get(name);
      if (value === undefined) return reference;
      length += value.length;
      if (length > maxLength) throw new PictureRejected('tooComplex');
      return value;
    });
  }
  return expanded;
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
