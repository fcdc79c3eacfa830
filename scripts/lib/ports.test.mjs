import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { freePort, onFreePort } from './ports.mjs';

const PORT_RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('a port is none that the system gives to outgoing connections', async () => {
  const range = existsSync(PORT_RANGE) ? readFileSync(PORT_RANGE, 'utf8') : '49152 65535';
  const [first, last] = range.trim().split(/\s+/).map(Number);
  const port = await freePort();
  assert.ok(port < first || port > last, `${port} is one of ${first} to ${last}`);
});

test('a port is given once: who has it may not listen there yet', async () => {
  // So many that by chance alone some would come twice.
  const ports = [];
  for (let count = 0; count < 1_000; count++) ports.push(await freePort());
  assert.equal(new Set(ports).size, ports.length);
});

test('who finds its port taken meanwhile is started on another one, and not for ever', async () => {
  const tried = [];
  const startAt = (attempt) => async (port) => {
    tried.push(port);
    if (tried.length < attempt) throw new Error(`It did not start.\nPort ${port} is in use: stop.`);
    return port;
  };
  assert.equal(await onFreePort(startAt(3)), tried[2]);
  assert.equal(new Set(tried).size, 3);

  tried.length = 0;
  await assert.rejects(onFreePort(startAt(9)), /in use/);
  assert.equal(tried.length, 3);
});

test('what fails for another reason is not started again', async () => {
  let starts = 0;
  const start = async () => {
    starts++;
    throw new Error('There is no build.');
  };
  await assert.rejects(onFreePort(start), /no build/);
  assert.equal(starts, 1);
});
