const { readFileSync, writeSync } = require('node:fs');

/** On Linux, what getrusage says is at least what the parent held when it started the process. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}

/** Loaded into a program: says at its end how much was ever resident, in bytes. */
process.on('exit', () => {
  writeSync(1, `peak ${peak() * 1_024}\n`);
});
