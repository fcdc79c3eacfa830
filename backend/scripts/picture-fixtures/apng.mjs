import { crc32 } from 'node:zlib';

/** Signature and header chunk. */
const HEAD = 33;

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function dataOf(png) {
  const parts = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(png.subarray(at + 8, at + 8 + length));
    }
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** An animated PNG of PNGs of one shape. */
export function apng(frames) {
  const [first] = frames;
  let sequence = 0;
  const control = () => {
    const content = Buffer.alloc(26);
    content.writeUInt32BE(sequence++, 0);
    first.copy(content, 4, 16, 24);
    content.writeUInt16BE(1, 20);
    content.writeUInt16BE(5, 22);
    return chunk('fcTL', content);
  };
  const animation = Buffer.alloc(8);
  animation.writeUInt32BE(frames.length);
  const parts = frames.flatMap((frame, index) => {
    if (index === 0) return [control(), chunk('IDAT', dataOf(frame))];
    const head = control();
    const number = Buffer.alloc(4);
    number.writeUInt32BE(sequence++);
    return [head, chunk('fdAT', Buffer.concat([number, dataOf(frame)]))];
  });
  return Buffer.concat([
    first.subarray(0, HEAD),
    chunk('acTL', animation),
    ...parts,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
