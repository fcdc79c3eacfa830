const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { setTimeout: pause } = require('node:timers/promises');
const { residentPeak } = require('./resident-peak.cjs');

/** Bytes. */
const NOTICEABLE = 100_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** A collection frees buffers beside it, and what waits for a finalizer at the next one. */
async function leastMemory() {
  for (let least; ;) {
    collect();
    await pause(50);
    const usage = process.memoryUsage();
    if (least && usage.heapUsed + usage.external > least.heapUsed + least.external - NOTICEABLE) {
      return least;
    }
    least = usage;
  }
}

/** Loaded into a process that a test runs: answers its parent what it holds. */
process.on('message', async (message) => {
  if (message?.type !== 'memory') return;
  process.send({ type: 'memory', memory: { ...(await leastMemory()), peak: residentPeak() } });
});
