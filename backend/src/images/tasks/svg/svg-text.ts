import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PictureRefused } from '../../outcome';

const GZIP = 0x1f8b;
const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_BYTES = 200;

/** The bytes of an XML file, gunzipped; reading stops shortly after `maxBytes`. */
export async function readXml(path: string, maxBytes: number): Promise<Buffer> {
  const file = createReadStream(path);
  const stream: Readable = (await isPacked(path)) ? file.compose(createGunzip()) : file;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2));
    return bytesRead === 2 && buffer.readUInt16BE() === GZIP;
  } finally {
    await file.close();
  }
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
    throw new PictureRefused({ refused: 'notReadable', detail: `The encoding is ${declared}.` });
  }
}
