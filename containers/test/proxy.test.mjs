import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const text = (file) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const caddyfile = text('proxy/Caddyfile');

test('the content policy allows the style of the page for an outage', () => {
  const [, style] = /<style>([^]*?)<\/style>/.exec(text('proxy/unavailable.html'));
  const hash = createHash('sha256').update(style).digest('base64');
  assert.ok(caddyfile.includes(`style-src 'sha256-${hash}'`), `sha256-${hash}`);
});

test('logs hold no headers, whole addresses or queries', () => {
  const logs = [...caddyfile.matchAll(/^\t+log( .*)?\{\n([^}]*)\}/gm)].map(([, , body]) =>
    body.trim(),
  );
  assert.deepEqual(logs, ['import told', 'import told']);
  const [, filter] = /^\(told\) \{\n([^]*?)^\}/m.exec(caddyfile);
  for (const field of ['request>headers delete', 'request>tls delete', 'resp_headers delete']) {
    assert.ok(filter.includes(field), field);
  }
  for (const address of ['remote_ip', 'client_ip']) {
    assert.match(filter, new RegExp(`request>${address} ip_mask \\{\\s+ipv4 24\\s+ipv6 48\\s`));
  }
  assert.match(filter, /request>uri regexp "\\\?\.\*" "\?"/);
});

test('an idle connection is closed before the processes close it', () => {
  const [, seconds] = /keepalive (\d+)s/.exec(caddyfile);
  assert.ok(Number(seconds) < 5);
});
