import { Transform } from 'node:stream';

/**
 * Passes bytes through and fails unless exactly `expected` came: the driver ends a download
 * quietly when its last chunk is missing, and half a file must not look like a whole one.
 */
export function exactLength(expected: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(seen === expected ? null : new Error(`Read ${seen} bytes of a file's ${expected}.`));
    },
  });
}
