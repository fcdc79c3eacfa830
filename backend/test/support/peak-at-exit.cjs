const { writeSync } = require('node:fs');
const { residentPeak } = require('./resident-peak.cjs');

/** Loaded into a program: says at its end how much was ever resident, in bytes. */
process.on('exit', () => {
  writeSync(1, `peak ${residentPeak()}\n`);
});
