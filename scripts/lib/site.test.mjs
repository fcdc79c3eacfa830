import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { healthOf, isShown, providedBy, remotesBeside, shownTimeout } from './site.mjs';

const VERSIONS = { platform: '2.0.0', react: '19.0.0', ui: '1.0.0' };

let site;
let looks = 0;
const server = createServer((request, response) => {
  if (request.url === '/_health') {
    looks += 1;
    const remotes = { public: looks < 3 ? 'old' : 'new' };
    return response.end(JSON.stringify({ ...VERSIONS, remotes }));
  }
  if (request.url === '/api/operations') {
    return response.end(JSON.stringify({ operations: ['GET /projects'] }));
  }
  if (request.url === '/old/_health' || request.url === '/young/_health') {
    const versions = request.url === '/old/_health' ? { platform: '2.0.0' } : VERSIONS;
    return response.end(JSON.stringify({ ...versions, remotes: {} }));
  }
  if (request.url === '/_releases/public/new/client/mf-manifest.json') {
    const remoteEntry = { path: '', name: 'remoteEntry.1.js' };
    return response.end(JSON.stringify({ metaData: { remoteEntry } }));
  }
  if (request.url === '/page/_health') return response.end('<!doctype html>');
  if (request.url === '/other/_health') return response.end('{"status":"ok"}');
  response.writeHead(404).end();
});

before(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  site = `http://127.0.0.1:${server.address().port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

test('polls a site until it shows the release', async () => {
  assert.equal(await isShown(site, 'public', 'new'), true);
  assert.equal(looks, 3);
  assert.equal(await isShown(site, 'public', 'another', 300), false);
});

test('the timeout allows for several polls of the site', () => {
  assert.equal(shownTimeout({}), 30_000);
  assert.equal(shownTimeout({ RELEASE_POLL_MS: '100' }), 30_000);
  assert.equal(shownTimeout({ RELEASE_POLL_MS: '' }), 30_000);
  assert.equal(shownTimeout({ RELEASE_POLL_MS: '3600000' }), 10_800_000);
});

test('a site that does not answer is an error', async () => {
  await assert.rejects(healthOf(`${site}/no`), /_health failed \(404\)/);
  await assert.rejects(healthOf('http://127.0.0.1:9'), /_health failed \(no answer\)/);
  assert.equal(await isShown('http://127.0.0.1:9', 'public', 'new', 300), false);
});

test('another server is not accepted as a shell', async () => {
  for (const path of ['page', 'other']) {
    await assert.rejects(healthOf(`${site}/${path}`), /is not a Manjara site/);
    assert.equal(await isShown(`${site}/${path}`, 'public', 'new', 300), false);
  }
});

test('versions and operations come from shell and API; one that is too old must be released first', async () => {
  assert.deepEqual(await providedBy(site), { ...VERSIONS, operations: ['GET /projects'] });
  await assert.rejects(providedBy(`${site}/old`), /is too old: .* Deploy the shell first\.$/);
  await assert.rejects(providedBy(`${site}/young`), /\(404\)\. Release the API first\.$/);
});

test('the other remote comes from its live release', async () => {
  assert.deepEqual(await remotesBeside('dashboard', site), {
    public: { version: 'new', entry: '/_releases/public/new/client/remoteEntry.1.js' },
    dashboard: { version: 'dev', entry: 'http://localhost:4822/remoteEntry.js' },
  });
  // The site has no dashboard; the shell shows an error instead.
  assert.deepEqual(await remotesBeside('public', site), {
    public: { version: 'dev', entry: 'http://localhost:4821/remoteEntry.js' },
  });
  await assert.rejects(remotesBeside('public', 'http://127.0.0.1:9'), /no answer/);
});
