const { writeSync } = require('node:fs');
const { residentPeak } = require('./resident-peak.cjs');

/** Loaded into a program: prints its peak resident memory in bytes at exit. */
process.on('exit', () => {
  writeSync(1, `peak ${residentPeak()}\n`);
});
