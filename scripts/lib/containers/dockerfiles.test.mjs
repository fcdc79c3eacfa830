import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { fromRoot } from '../paths.mjs';
import { DOCKERFILES, readDockerfile, said, stagesOf } from './dockerfile.mjs';

/** Exact, down to the patch: the same tomorrow as today. */
const PINNED = /^node:\d+\.\d+\.\d+-[a-z]+-slim$/;

test('are without fault for the validator of Dockerfiles', () => {
  for (const file of DOCKERFILES) {
    const found = validate(readDockerfile(file)).map(
      ({ message, range }) => `${file}:${range.start.line + 1} ${message}`,
    );
    assert.deepEqual(found, []);
  }
});

test('begin alike, so that their first stages are made once', () => {
  const beginnings = DOCKERFILES.map((file) => {
    const text = readDockerfile(file);
    return text.slice(text.indexOf('ARG NODE_IMAGE'), text.indexOf('RUN npx nx'));
  });
  assert.equal(new Set(beginnings).size, 1);
});

for (const file of DOCKERFILES) {
  test(`${file} is of one Node, named to the patch`, () => {
    const [, image = ''] = /^ARG NODE_IMAGE=(.*)$/m.exec(readDockerfile(file)) ?? [];
    assert.match(image, PINNED);
    for (const stage of stagesOf(file)) {
      assert.match(said(stage, 'FROM')[0], /^(\$\{NODE_IMAGE\}|build)( AS \w+)?$/);
    }
    assert.equal(said(stagesOf(file).at(-1), 'FROM')[0], '${NODE_IMAGE}');
  });

  test(`${file} installs what the lock file names, and no tools in the image`, () => {
    const stages = stagesOf(file);
    const installs = stages.flatMap((stage) => said(stage, 'RUN').filter((r) => /\bnpm\b/.test(r)));
    for (const install of installs) assert.match(install, /^npm ci\b/);
    const last = stages.at(-1);
    for (const copy of said(last, 'COPY')) {
      assert.doesNotMatch(copy, /^--from=build (\/app|.*node_modules)( |$)/);
    }
    for (const install of said(stages.find(({ name }) => name === 'production') ?? last, 'RUN')) {
      if (/npm ci/.test(install)) assert.match(install, /--omit=dev --ignore-scripts/);
    }
  });

  test(`${file} holds the build of every workspace that its app was built with`, () => {
    const stages = stagesOf(file);
    // A build that holds all that it needs has nothing to install, and links to no workspace.
    if (!stages.some(({ name }) => name === 'production')) return;
    const built = said(stages.find(({ name }) => name === 'build') ?? stages[0], 'RUN');
    const [gathered] = built.filter((command) => command.includes('/built'));
    assert.match(gathered, /^mkdir \/built && cp --parents -r .*packages\/\*\/dist \/built$/);
    const copies = said(stages.at(-1), 'COPY');
    // Where the links in node_modules lead, and then what is behind them.
    const places = ['--from=production /app ./', '--from=build /built ./'].map((copy) =>
      copies.indexOf(copy),
    );
    assert.ok(places[0] >= 0 && places[1] > places[0], copies.join('\n'));
  });

  test(`${file} runs without root, says how it is or ends, and hears of its end`, () => {
    const last = stagesOf(file).at(-1);
    const keywords = last.instructions.map(({ keyword }) => keyword);
    assert.deepEqual(said(last, 'USER'), ['node']);
    // Whatever needs root comes before.
    assert.ok(keywords.lastIndexOf('RUN') < keywords.indexOf('USER'));
    assert.ok(keywords.lastIndexOf('COPY') < keywords.indexOf('USER'));
    assert.deepEqual(said(last, 'STOPSIGNAL'), ['SIGTERM']);
    // A shell in between would hear the signal in its place.
    const [command] = said(last, 'CMD').map((text) => JSON.parse(text));
    assert.equal(command[0], 'node');
    const [health] = said(last, 'HEALTHCHECK');
    // Publishing answers nobody, and ends.
    if (command.includes('publish')) return assert.equal(health, undefined);
    assert.match(
      health,
      /CMD \["node", "healthcheck\.mjs", "http:\/\/127\.0\.0\.1:\d+\/[\w/]+"\]$/,
    );
    const [port] = said(last, 'EXPOSE');
    assert.ok(health.includes(`:${port}/`));
  });

  test(`${file} copies only what is there, and from stages that it has`, () => {
    const stages = stagesOf(file);
    const names = stages.map(({ name }) => name);
    for (const copy of stages.flatMap((stage) => said(stage, 'COPY'))) {
      const [, from] = /^--from=(\S+)/.exec(copy) ?? [];
      if (from) assert.ok(names.includes(from), copy);
      else
        for (const source of copy.split(/\s+/).slice(0, -1)) {
          assert.ok(existsSync(fromRoot(source)), copy);
        }
    }
  });
}

test('no secret, no data and no build of this machine gets into an image', () => {
  const ignored = readFileSync(fromRoot('.dockerignore'), 'utf8').split('\n');
  for (const line of [
    '.git',
    '.data',
    '.env',
    'secrets',
    'backups',
    '**/node_modules',
    '**/dist',
  ]) {
    assert.ok(ignored.includes(line), line);
  }
  const untracked = readFileSync(fromRoot('.gitignore'), 'utf8').split('\n');
  for (const line of ['/secrets/', '/backups/', '.env', '/containers/proxy/*.pem']) {
    assert.ok(untracked.includes(line), line);
  }
});
