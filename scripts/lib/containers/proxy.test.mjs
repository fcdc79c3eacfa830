import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../paths.mjs';

const text = (file) => readFileSync(fromRoot(file), 'utf8');
const caddyfile = text('containers/proxy/Caddyfile');

test('the page for when the shell is down may be styled as it is', () => {
  const [, style = ''] =
    /<style>([^]*?)<\/style>/.exec(text('containers/proxy/unavailable.html')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  assert.ok(caddyfile.includes(`style-src 'sha256-${hash}'`), `sha256-${hash}`);
});

test('the answers in the place of the API are those of the shell', () => {
  const shell = text('frontend-shell/src/server/http/api-proxy.ts');
  const bodies = [...caddyfile.matchAll(/`(\{"statusCode".*?\})` 503/g)].map(([, body]) =>
    JSON.parse(body),
  );
  assert.equal(bodies.length, 2);
  // The id that the processes are told, too: under it the request is in all logs.
  const [, id] = /header_up X-Request-Id (\S+)/.exec(caddyfile) ?? [];
  for (const { statusCode, error, message, requestId } of bodies) {
    assert.equal(statusCode, 503);
    assert.equal(requestId, id);
    assert.ok(shell.includes(`'${error}'`) && shell.includes(`'${message}'`), message);
  }
});

test('an idle connection is given up before the processes do', () => {
  const [, seconds] = /keepalive (\d+)s/.exec(caddyfile) ?? [];
  assert.ok(Number(seconds) < 5);
});

test('whatever is logged has gone through what takes persons out of it', () => {
  const logs = [...caddyfile.matchAll(/^\t+log( .*)?\{\n([^}]*)\}/gm)].map(([, , body]) =>
    body.trim(),
  );
  // Of the program itself, which names requests that went wrong, and of the requests.
  assert.deepEqual(logs, ['import told', 'import told']);
  const [, told = ''] = /^\(told\) \{\n([^]*?)^\}/m.exec(caddyfile) ?? [];
  for (const field of ['request>headers delete', 'request>tls delete', 'resp_headers delete']) {
    assert.ok(told.includes(field), field);
  }
  for (const address of ['remote_ip', 'client_ip']) {
    assert.match(told, new RegExp(`request>${address} ip_mask \\{\\s+ipv4 24\\s+ipv6 48\\s`));
  }
  assert.match(told, /request>uri regexp "\\\?\.\*" "\?"/);
});

test('no visitor says under which id a request is logged, or from where it comes', () => {
  const [, upstream = ''] = /^\(upstream\) \{\n([^]*?)^\}/m.exec(caddyfile) ?? [];
  assert.match(upstream, /^\theader_up X-Request-Id \{http\.request\.uuid\}$/m);
  assert.match(upstream, /^\theader_up -Forwarded$/m);
  const proxied = caddyfile.match(/reverse_proxy[ \w@]* \{/g)?.length;
  assert.equal(caddyfile.match(/^\t+import upstream$/gm)?.length, proxied);
});

test('a visitor keeps to one of several APIs and to one of several shells', () => {
  const blocks = [...caddyfile.matchAll(/^(\t+)reverse_proxy.*\{\n([^]*?)^\1\}/gm)].map(
    ([, , block]) => block,
  );
  for (const name of ['API_HOST', 'SHELL_HOST']) {
    const block = blocks.find((each) => each.includes(`{$${name}:`)) ?? '';
    assert.match(block, /^\t+lb_policy ip_hash$/m, name);
  }
});

test('an upload that is broken off closes no process to the others', () => {
  assert.doesNotMatch(caddyfile, /^\s*(fail_duration|max_fails|unhealthy_\w+)\b/m);
});
