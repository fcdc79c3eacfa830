const { ABORT, open } = require('lmdb');

/**
 * Reads every entry of a data file, in a process of its own: LMDB maps the file into memory and
 * follows it blindly, so that a damaged page may end the process.
 */
const [, , path] = process.argv;
const data = open({ path, encoding: 'binary', keyEncoding: 'binary', cache: false });
const expected = data.getStats().entryCount;
let entries = 0;
for (const { value } of data.getRange({ snapshot: true })) {
  entries += value === undefined ? 0 : 1;
  if (entries > expected) break;
}
// The list of free pages is read by who writes.
data.transactionSync(() => {
  data.putSync(Buffer.from([0]), Buffer.alloc(100_000));
  return ABORT;
});
process.exitCode = entries === expected ? 0 : 1;
