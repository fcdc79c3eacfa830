import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { freePort } from './ports.mjs';

const PORT_RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('a free port is outside the ephemeral range', async () => {
  const range = existsSync(PORT_RANGE) ? readFileSync(PORT_RANGE, 'utf8') : '49152 65535';
  const [first, last] = range.trim().split(/\s+/).map(Number);
  const port = await freePort();
  assert.ok(port < first || port > last, `${port} is one of ${first} to ${last}`);
});

test('a port is given out only once, even before anything listens on it', async () => {
  // So many that random choice alone would repeat some.
  const ports = [];
  for (let count = 0; count < 1_000; count++) ports.push(await freePort());
  assert.equal(new Set(ports).size, ports.length);
});
