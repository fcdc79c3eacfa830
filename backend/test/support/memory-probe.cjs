const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { residentPeak } = require('./resident-peak.cjs');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Loaded into a process that a test runs: answers its parent what it holds. */
process.on('message', (message) => {
  if (message?.type !== 'memory') return;
  collect();
  process.send({ type: 'memory', memory: { ...process.memoryUsage(), peak: residentPeak() } });
});
