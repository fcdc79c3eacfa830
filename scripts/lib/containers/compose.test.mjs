import Ajv from 'ajv';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { fromRoot } from '../paths.mjs';
import { readCompose, readComposeText, REQUIRED, variables } from './compose-file.mjs';
import { said, stagesOf } from './dockerfile.mjs';

const require = createRequire(import.meta.url);
const compose = readCompose();
const services = Object.entries(compose.services);
const isCaddy = ({ image }) => image.startsWith('caddy:');
const isTask = ({ restart }) => restart === 'no';
const lastStage = ({ build }) => (build ? stagesOf(build.dockerfile).at(-1) : undefined);
const text = (file) => readFileSync(fromRoot(file), 'utf8');

test('is a Compose file by the schema of the specification', () => {
  const folder = path.dirname(require.resolve('dclint/package.json'));
  const file = path.join(folder, 'schemas/compose.schema.json');
  // It names the version of its language by an address that the validator does not know.
  const { $schema: _, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
  // Formats such as durations are Docker's own.
  const check = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  check(compose);
  assert.deepEqual(check.errors ?? [], []);
});

test('does not start without the address of the site', () => {
  assert.throws(() => readCompose({}), /Set PUBLIC_URL in \.env/);
});

for (const [name, service] of services) {
  test(`${name} may do little: no root, no capability, nothing to write but volumes`, () => {
    assert.equal(service.read_only, true);
    assert.deepEqual(service.cap_drop, ['ALL']);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
    // The one that the file of the program asks for.
    assert.deepEqual(service.cap_add ?? [], isCaddy(service) ? ['NET_BIND_SERVICE'] : []);
    const stage = lastStage(service);
    const user = service.user ?? (stage ? said(stage, 'USER')[0] : 'root');
    assert.doesNotMatch(user, /^(root|0)\b/);
    assert.equal(service.privileged, undefined);
  });

  test(`${name} has an end to its memory, processors, processes and logs, and stops gently`, () => {
    assert.match(service.mem_limit, /^\d+[mg]$/);
    assert.ok(Number(service.cpus) > 0);
    assert.ok(service.pids_limit > 0);
    assert.deepEqual(Object.keys(service.logging.options), ['max-size', 'max-file']);
    assert.equal(service.init, true);
    assert.match(service.stop_grace_period, /^(20|60)s$/);
  });

  test(`${name} is of an image with a version`, () => {
    if (service.build) assert.match(service.image, /^manjara-\w+:local$/);
    else assert.match(service.image, /^[a-z]+:\d+\.\d+\.\d+-[a-z]+$/);
  });

  test(`${name} says how it is, or ends by itself`, () => {
    if (isTask(service)) return;
    assert.equal(service.restart, 'unless-stopped');
    const stage = lastStage(service);
    assert.ok(service.healthcheck?.test ?? (stage && said(stage, 'HEALTHCHECK')[0]));
  });
}

test('only the proxy is reached from outside, and the database only by its own', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
  assert.deepEqual(published, ['proxy']);
  const on = (network) =>
    services.filter(([, { networks = [] }]) => networks.includes(network)).map(([name]) => name);
  assert.deepEqual(on('data'), ['mongo', 'mongo-setup', 'api']);
  assert.deepEqual(on('outside'), ['proxy']);
  assert.deepEqual(on('mail'), ['api']);
  // Code of the remotes runs in the shell: it has no way out.
  for (const network of ['site', 'releases', 'data']) {
    assert.equal(compose.networks[network].internal, true);
  }
});

test('a file server is Caddy alone, and cannot write what it serves', () => {
  for (const remote of ['public', 'dashboard']) {
    const { [`${remote}-releases`]: server, [`${remote}-publish`]: task } = compose.services;
    assert.deepEqual(server.volumes, [
      './containers/releases:/etc/caddy:ro',
      `${remote}-releases:/releases:ro`,
    ]);
    assert.deepEqual(task.volumes, [`${remote}-releases:/releases`]);
    assert.equal(task.network_mode, 'none');
    assert.equal(server.image, compose.services.proxy.image);
    assert.equal(task.build.args.REMOTE, `frontend-${remote}`);
  }
});

test('secrets are files, and stand in no variable', () => {
  const made = [...text('containers/make-secrets.sh').matchAll(/^put (\w+)/gm)].map((m) => m[1]);
  assert.deepEqual(Object.keys(compose.secrets).sort(), made.sort());
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    assert.equal(file, `./secrets/${name}`);
  }
  for (const [name, { secrets = [], environment = {} }] of services) {
    for (const [variable, value] of Object.entries(environment)) {
      if (!variable.endsWith('_FILE')) {
        assert.doesNotMatch(variable, /SECRET|PASSWORD|_URI$|SMTP_URL|KEY/, name);
        continue;
      }
      assert.ok(secrets.includes(value.replace('/run/secrets/', '')), `${name}: ${variable}`);
    }
  }
  // What renders pages with code of the remotes knows none.
  assert.equal(compose.services.shell.secrets, undefined);
});

test('every volume, network and secret that is named is used, and the other way round', () => {
  const used = (list) => new Set(services.flatMap(([, service]) => list(service)));
  const volumes = used(({ volumes = [] }) =>
    volumes
      .filter((volume) => typeof volume === 'string' && !volume.startsWith('.'))
      .map((volume) => volume.split(':')[0]),
  );
  assert.deepEqual([...volumes].sort(), Object.keys(compose.volumes).sort());
  const networks = used(({ networks = [] }) => networks);
  assert.deepEqual([...networks].sort(), Object.keys(compose.networks).sort());
  const secrets = used(({ secrets = [] }) => secrets);
  assert.deepEqual([...secrets].sort(), Object.keys(compose.secrets).sort());
});

test('each variable that a process is given is one that it knows', () => {
  const metrics = 'packages/observability/src/metrics-settings.ts';
  const sources = {
    api: ['backend/src/config/environment.ts'],
    shell: ['frontend-shell/src/server/config.ts', 'frontend-shell/src/server/index.ts', metrics],
    proxy: ['containers/proxy/Caddyfile'],
  };
  for (const [name, files] of Object.entries(sources)) {
    const source = files.map(text).join('\n');
    for (const variable of Object.keys(compose.services[name].environment)) {
      assert.match(source, new RegExp(`\\b${variable.replace(/_FILE$/, '')}\\b`), variable);
    }
  }
});

test('each variable of the file is described for who runs it', () => {
  const guide = text('docs/operations.md');
  for (const name of variables()) assert.ok(guide.includes(`\`${name}\``), name);
  for (const name of Object.keys(compose.secrets)) assert.ok(guide.includes(`\`${name}\``), name);
  for (const name of Object.keys(REQUIRED)) assert.ok(variables().includes(name));
});

test('is free of what a newer Compose would not need', () => {
  assert.doesNotMatch(readComposeText(), /^version:/m);
  assert.doesNotMatch(readComposeText(), /container_name:|:latest/);
});
