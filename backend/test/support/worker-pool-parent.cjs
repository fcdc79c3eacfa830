// A process with a worker pool that reports when a task is done.
require('reflect-metadata');
const { join } = require('node:path');
const { WorkerPool } = require('../../dist/images/worker-pool.js');

const limits = { replaceBytes: 1e12, memoryLimitBytes: 1e12 };
void new WorkerPool({ niceness: 0, maxQueueSize: 1, idleMs: 60_000, ...limits })
  .run('inspectPicture', [join(__dirname, '../fixtures/pictures/plain.png')], 10_000)
  .then((outcome) => process.send(outcome));
