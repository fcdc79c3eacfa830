const { writeSync } = require('node:fs');

/** Loaded into a program: says at its end how much was ever resident, in bytes. */
process.on('exit', () => {
  writeSync(1, `peak ${process.resourceUsage().maxRSS * 1_024}\n`);
});
