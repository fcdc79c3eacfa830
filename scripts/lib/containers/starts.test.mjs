import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { readCompose } from './compose-file.mjs';
import { said, stagesOf } from './dockerfile.mjs';

const { mongo, proxy } = readCompose().services;

test('the proxy takes the address of the site with a slash at its end, as the others do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  try {
    const program = path.join(folder, 'caddy');
    writeFileSync(program, '#!/bin/sh\necho "$PUBLIC_URL $REDIRECT_FROM $*"\n', { mode: 0o755 });
    const [shell, ...args] = proxy.command.map((part) => part.replaceAll('$$', '$'));
    const started = (PUBLIC_URL, REDIRECT_FROM) =>
      execFileSync(shell, args, {
        encoding: 'utf8',
        env: { PATH: `${folder}:${process.env.PATH}`, PUBLIC_URL, REDIRECT_FROM },
      }).trim();
    const rest = 'run --config /etc/caddy/Caddyfile --adapter caddyfile';
    assert.equal(
      started('https://www.example.com/', 'https://example.com/'),
      `https://www.example.com https://example.com ${rest}`,
    );
    assert.equal(started('https://www.example.com', ''), `https://www.example.com  ${rest}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('who waits for a start waits as long as it may take', () => {
  const seconds = (period) => Number(/^(\d+)s$/.exec(period)?.[1]);
  assert.ok(seconds(mongo.healthcheck.start_period) >= 600);
  const [check] = said(stagesOf('backend/Dockerfile').at(-1), 'HEALTHCHECK');
  assert.ok(seconds(/--start-period=(\S+)/.exec(check)?.[1]) >= 600);
});
