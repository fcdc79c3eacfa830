const { writeSync } = require('node:fs');
const { ABORT, open } = require('lmdb');

/**
 * Reads every entry of a data file in a child process: LMDB trusts the mapped file, so a damaged
 * page may crash the process. Prints the percentage read.
 */
const [, , path] = process.argv;
const data = open({ path, encoding: 'binary', keyEncoding: 'binary', cache: false });
const expected = data.getStats().entryCount;
let entries = 0;
let percent = 0;
for (const { value } of data.getRange({ snapshot: true })) {
  entries += value === undefined ? 0 : 1;
  if (entries > expected) break;
  if (entries * 100 < (percent + 1) * expected) continue;
  percent = Math.floor((entries / expected) * 100);
  writeSync(1, `${percent}\n`);
}
// Also check the list of free pages, which only writes read.
data.transactionSync(() => {
  data.putSync(Buffer.from([0]), Buffer.alloc(100_000));
  return ABORT;
});
process.exitCode = entries === expected ? 0 : 1;
