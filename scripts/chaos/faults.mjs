import { setTimeout as pause } from 'node:timers/promises';

const HOLD_MS = 5_000;
const CUT_EVERY_MS = 700;
const CUTS = 6;
const LATE_MS = 150;

/** Lets the next upload get some way before something happens to it. */
async function inTheMiddleOfAnUpload({ load, random, deadline }) {
  await Promise.race([load.admin.nextUpload(), pause(deadline.atMost(3_000))]);
  await pause(random.between(20, 500));
}

/**
 * Something that goes wrong. `run` returns when it is over; `began`, if it calls it, is when the
 * site should begin to come back, else that is its end.
 * @typedef {object} Fault
 * @property {string} name
 * @property {(run: any) => Promise<void>} run
 * @property {boolean} [isMore] whether it is left out where time is short
 */

const kill = (name) => async (run) => {
  await inTheMiddleOfAnUpload(run);
  const pids = await run.product.pids();
  process.kill(pids[name], 'SIGKILL');
};

const killed = (name, title) => ({ name: title, run: kill(name) });

/** What can go wrong with the database when something stands between it and the API. */
export const ON_THE_WAY = [
  {
    name: 'database slow',
    async run({ proxy, deadline }) {
      proxy.delayMs = LATE_MS;
      await pause(deadline.atMost(HOLD_MS));
      proxy.delayMs = 0;
    },
  },
  {
    name: 'connections cut',
    async run({ proxy, deadline }) {
      for (let n = 0; n < CUTS; n++) {
        proxy.cut();
        await pause(deadline.atMost(CUT_EVERY_MS));
      }
    },
  },
];

/** What can go wrong with the whole, as it is run on one machine. */
export const ON_THE_MACHINE = [
  {
    name: 'database stopped',
    async run(run) {
      await inTheMiddleOfAnUpload(run);
      const { database } = await run.product.pids();
      process.kill(database, 'SIGSTOP');
      try {
        await pause(run.deadline.atMost(HOLD_MS));
      } finally {
        process.kill(database, 'SIGCONT');
      }
    },
  },
  killed('database', 'database killed'),
  killed('api', 'API killed'),
  killed('shell', 'shell killed'),
  {
    name: 'disk full',
    async run({ disk, product, deadline }) {
      disk.fill((await product.pids()).database);
      try {
        await pause(deadline.atMost(HOLD_MS));
      } finally {
        disk.free();
      }
    },
  },
  {
    name: 'all parts killed',
    async run(run) {
      await inTheMiddleOfAnUpload(run);
      const { start, ...parts } = await run.product.pids();
      for (const pid of Object.values(parts)) process.kill(pid, 'SIGKILL');
    },
  },
  {
    name: 'everything killed',
    async run(run) {
      await inTheMiddleOfAnUpload(run);
      await run.restart((product) => product.kill());
    },
  },
  {
    name: 'npm start killed',
    async run(run) {
      await inTheMiddleOfAnUpload(run);
      // Its parts end by themselves, while somebody starts it again already.
      await run.restart((product) => product.killStart());
    },
  },
  // Where there is time: in another moment of another upload.
  { ...killed('database', 'database killed again'), isMore: true },
  { ...killed('api', 'API killed again'), isMore: true },
];
