const { setFlagsFromString } = require('node:v8');
const { runInNewContext } = require('node:vm');
const { setTimeout: pause } = require('node:timers/promises');
const { residentPeak } = require('./resident-peak.cjs');

/** Smaller reductions, in bytes, end the measurement. */
const NOTICEABLE = 100_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Repeats the collection: buffers and finalized objects may only be freed by a later one. */
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

/** Preloaded into test processes: reports the memory use to the parent. */
process.on('message', async (message) => {
  if (message?.type !== 'memory') return;
  process.send({ type: 'memory', memory: { ...(await leastMemory()), peak: residentPeak() } });
});
