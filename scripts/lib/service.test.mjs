import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './run-file.mjs';
import { Service } from './service.mjs';

const STEADY = `
  process.on('disconnect', () => process.exit());
  process.on('SIGTERM', () => process.exit());
  process.send({ type: 'ready' });
`;

const folder = mkdtempSync(path.join(tmpdir(), 'service-'));
after(() => rmSync(folder, { recursive: true }));

const services = [];
afterEach(() => Promise.all(services.splice(0).map((service) => service.stop())));

function program(name, code) {
  const file = path.join(folder, name);
  writeFileSync(file, code);
  return file;
}

function service(code, options) {
  const made = new Service('The part', program('part.mjs', code), options);
  services.push(made);
  return made;
}

async function until(condition) {
  const limit = Date.now() + 10_000;
  while (!condition()) {
    assert.ok(Date.now() < limit, 'the condition was not met within ten seconds');
    await pause(10);
  }
}

test('a crashed service is restarted, and its new process is reported', async () => {
  const seen = [];
  const part = service(STEADY, { onReady: () => seen.push(part.pid) });
  await part.start();
  process.kill(part.pid, 'SIGKILL');
  await until(() => seen.length === 2);
  assert.notEqual(seen[0], seen[1]);
  assert.ok(isAlive(seen[1]));
  await part.stop();
  assert.ok(!isAlive(seen[1]));
});

test('restarts back off exponentially', async () => {
  const starts = [];
  const crashing = `process.send({ type: 'ready' }, () => process.exit(1));`;
  const part = service(crashing, { onReady: () => starts.push(performance.now()) });
  await part.start();
  await until(() => starts.length === 4);
  const [first, second, third] = starts.slice(1).map((time, index) => time - starts[index]);
  assert.ok(first >= 250 && second >= 500 && third >= 1000, `${first}, ${second}, ${third}`);
});

test('child processes of a crashed service are killed', async () => {
  const left = program('left.mjs', 'process.send(process.pid); for (;;);');
  const part = service(`
    import { fork } from 'node:child_process';
    process.on('disconnect', () => process.exit());
    fork(${JSON.stringify(left)}).once('message', (pid) => process.send({ type: 'ready', pid }));
  `);
  const { pid } = await part.start();
  process.kill(part.pid, 'SIGKILL');
  await until(() => !isAlive(pid));
});

test('a service that is not ready in time is killed', async () => {
  const part = service('setInterval(() => {}, 1000);', { startTimeoutMs: 200 });
  await assert.rejects(part.start(), /The part did not start within 0.2 s/);
  await until(() => !isAlive(part.pid));
});

test('the supervisor survives when all services crash at once, and restarts them', async () => {
  const part = program('part.mjs', STEADY);
  const supervisor = program(
    'supervisor.mjs',
    `import { Service } from ${JSON.stringify(path.join(import.meta.dirname, 'service.mjs'))};
     for (const name of ['one', 'two']) {
       const part = new Service(name, ${JSON.stringify(part)}, {
         onReady: () => console.log(String(part.pid)),
       });
       await part.start();
     }`,
  );
  const child = spawn(process.execPath, [supervisor], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pids = [];
  createInterface({ input: child.stdout }).on('line', (line) => pids.push(Number(line)));
  try {
    await until(() => pids.length === 2);
    for (const pid of pids.slice()) process.kill(pid, 'SIGKILL');
    await until(() => pids.length === 4);
    assert.ok(pids.slice(2).every(isAlive));
  } finally {
    child.kill('SIGKILL');
    // The children notice that the start script was killed.
    await until(() => !pids.some(isAlive));
  }
});
