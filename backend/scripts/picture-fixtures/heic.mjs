import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Encodes a PNG. There is no encoder of HEVC in npm; this one comes with Debian's libheif. */
export function heic(png, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'heic-'));
  try {
    const [from, to] = [join(folder, 'source.png'), join(folder, 'picture.heic')];
    writeFileSync(from, png);
    execFileSync('heif-enc', ['-q', '90', '-p', 'chroma=444', ...options, from, '-o', to]);
    return readFileSync(to);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Error('heif-enc is missing: apt-get install libheif-examples', { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds the property that a telephone writes when it is held upright: show it turned to the left by
 * a quarter. The encoder above has no option for it.
 */
export function turned(heic) {
  const file = Buffer.from(heic);
  const meta = find(file, 'meta');
  const iprp = find(file, 'iprp', meta.content + 4);
  const ipco = find(file, 'ipco', iprp.content);
  const ipma = find(file, 'ipma', iprp.content);

  const irot = Buffer.from([0, 0, 0, 9, ...Buffer.from('irot'), 1]);
  const index = children(file, ipco).length + 1;
  // Version and flags, number of items, id of the first item; then its number of properties.
  const count = ipma.content + 4 + 4 + 2;
  const associationsEnd = count + 1 + file[count];
  file[count] += 1;
  const association = Buffer.from([0x80 | index]);
  const growth = irot.length + association.length;

  grow(file, ipco, irot.length);
  grow(file, ipma, association.length);
  grow(file, iprp, growth);
  grow(file, meta, growth);
  moveContents(file, find(file, 'iloc', meta.content + 4), growth);
  return Buffer.concat([
    file.subarray(0, ipco.end),
    irot,
    file.subarray(ipco.end, associationsEnd),
    association,
    file.subarray(associationsEnd),
  ]);
}

/** The boxes that lie one after the other from `start`. */
function* boxesFrom(file, start, end = file.length) {
  for (let at = start; at < end;) {
    const size = file.readUInt32BE(at);
    yield { type: file.toString('latin1', at + 4, at + 8), at, content: at + 8, end: at + size };
    at += size;
  }
}

const children = (file, { content, end }) => [...boxesFrom(file, content, end)];

function find(file, type, start = 0) {
  for (const box of boxesFrom(file, start)) if (box.type === type) return box;
  throw new Error(`The file has no ${type} box.`);
}

const grow = (file, { at }, bytes) => file.writeUInt32BE(file.readUInt32BE(at) + bytes, at);

/** The contents of the items lie behind what has grown: their places move. */
function moveContents(file, { content }, bytes) {
  if (file[content] > 1 || file[content + 4] !== 0x44)
    throw new Error('The iloc box is new to us.');
  const [constructed, baseBytes] = [file[content] === 1 ? 2 : 0, file[content + 5] >> 4];
  let at = content + 8;
  for (let items = file.readUInt16BE(content + 6); items > 0; items--) {
    at += 2 + constructed + 2 + baseBytes;
    const extents = file.readUInt16BE(at);
    at += 2;
    for (let i = 0; i < extents; i++, at += 8) {
      file.writeUInt32BE(file.readUInt32BE(at) + bytes, at);
    }
  }
}
