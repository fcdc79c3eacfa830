import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { readCompose, readComposeText, REQUIRED, variables } from './compose-file.mjs';

const text = (file) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
const compose = readCompose();
const services = Object.entries(compose.services);
const isCaddy = ({ image }) => image.startsWith('caddy:');
const instruction = ({ build }, keyword) =>
  build && new RegExp(`^${keyword} +(.*)$`, 'm').exec(text(build.dockerfile))?.[1];

test('does not start without the address of the site', () => {
  assert.throws(() => readCompose({}), /Set PUBLIC_URL in \.env/);
});

for (const [name, service] of services) {
  test(`${name} runs without root or capabilities, on a read-only file system`, () => {
    assert.equal(service.read_only, true);
    assert.deepEqual(service.cap_drop, ['ALL']);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
    assert.deepEqual(service.cap_add ?? [], isCaddy(service) ? ['NET_BIND_SERVICE'] : []);
    assert.doesNotMatch(service.user ?? instruction(service, 'USER') ?? 'root', /^(root|0)\b/);
    assert.equal(service.privileged, undefined);
  });

  test(`${name} has limits for memory, processors, processes and logs, and stops gracefully`, () => {
    assert.match(service.mem_limit, /^\d+[mg]$/);
    assert.ok(Number(service.cpus) > 0);
    assert.ok(service.pids_limit > 0);
    assert.deepEqual(Object.keys(service.logging.options), ['max-size', 'max-file']);
    assert.equal(service.init, true);
    assert.match(service.stop_grace_period, /^(20|60)s$/);
  });

  test(`${name} has an image of one version, and a health check unless it is a task`, () => {
    if (service.build) {
      assert.match(service.image, /^manjara-\w+:local$/);
      assert.match(text(service.build.dockerfile), /^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\w+-slim$/m);
    } else assert.match(service.image, /^[a-z]+:\d+\.\d+\.\d+-[a-z]+$/);
    if (service.restart === 'no') return;
    assert.equal(service.restart, 'unless-stopped');
    assert.ok(service.healthcheck?.test ?? instruction(service, 'HEALTHCHECK'));
  });
}

test('only the proxy is reached from outside, and only the API reaches the database', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  assert.deepEqual(published, ['proxy']);
  const on = (network) =>
    services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);
  assert.deepEqual(on('data'), ['mongo', 'mongo-setup', 'api']);
  assert.deepEqual(on('outside'), ['proxy']);
  assert.deepEqual(on('mail'), ['api']);
  // The shell runs the remotes' code: it must not reach the internet.
  for (const network of ['site', 'releases', 'data']) {
    assert.equal(compose.networks[network].internal, true);
  }
});

test('a file server cannot write what it serves', () => {
  for (const remote of ['public', 'dashboard']) {
    const { volumes } = compose.services[`${remote}-releases`];
    assert.ok(volumes.every((volume) => volume.endsWith(':ro')));
    assert.equal(compose.services[`${remote}-publish`].network_mode, 'none');
  }
});

test('the shell has twice the memory of its render process', () => {
  const code = text('frontend-shell/src/server/rendering/render-process.ts');
  const megabytes = Number(/memoryBytes: (\d+)e6/.exec(code)[1]);
  assert.ok(parseInt(compose.services.shell.mem_limit) >= 2 * megabytes);
});

test('secrets are files, and the shell has none', () => {
  const made = [...text('containers/make-secrets.sh').matchAll(/^put (\w+)/gm)].map((m) => m[1]);
  assert.deepEqual(Object.keys(compose.secrets).sort(), made.sort());
  for (const [name, { secrets = [], environment = {} }] of services) {
    for (const [variable, value] of Object.entries(environment)) {
      if (variable.endsWith('_FILE')) {
        assert.ok(secrets.includes(value.replace('/run/secrets/', '')), `${name}: ${variable}`);
      } else assert.doesNotMatch(variable, /SECRET|PASSWORD|_URI$|SMTP_URL|KEY/, name);
    }
  }
  assert.equal(compose.services.shell.secrets, undefined);
});

test('every variable and secret is described for operators', () => {
  const guide = text('docs/operations.md');
  for (const name of [...variables(), ...Object.keys(compose.secrets)]) {
    assert.ok(guide.includes(`\`${name}\``), name);
  }
  for (const name of Object.keys(REQUIRED)) assert.ok(variables().includes(name));
  assert.doesNotMatch(readComposeText(), /:latest/);
});

test('no secret and no data gets into an image or into git', () => {
  for (const [file, lines] of [
    ['.dockerignore', ['.git', '.data', '.env', 'secrets', 'backups', '**/node_modules']],
    ['.gitignore', ['/secrets/', '/backups/', '.env', '/containers/proxy/*.pem']],
  ]) {
    const ignored = text(file).split('\n');
    for (const line of lines) assert.ok(ignored.includes(line), `${file}: ${line}`);
  }
});
