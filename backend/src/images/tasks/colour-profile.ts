import { crc32, deflateSync } from 'node:zlib';

/** Where the chunks begin that follow a PNG's header. */
const AFTER_HEADER = 33;

/** The PNG with an ICC profile that says what its numbers mean. */
export function withProfile(png: Buffer, profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  const rest = [length, content, checksum, png.subarray(AFTER_HEADER)];
  return Buffer.concat([png.subarray(0, AFTER_HEADER), ...rest]);
}
