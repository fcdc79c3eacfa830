import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { readCompose, REQUIRED } from './compose-file.mjs';

const { jobs } = parse(
  readFileSync(
    path.join(import.meta.dirname, '../../.github/workflows/release-remote.yml'),
    'utf8',
  ),
);
const stepOf = (job, mark) => jobs[job].steps.find((step) => JSON.stringify(step).includes(mark));

const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
after(() => rmSync(folder, { recursive: true }));

/** Puts a fake program on the PATH. */
function stub(name, script) {
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

/** The service that publishes a remote, with these settings. */
const publication = (settings) =>
  readCompose({ ...REQUIRED, ...settings }).services['public-publish'];

/** Publishes like the workflow's runner; `says` is the live release that the host reports. */
function publish({ settings = {}, says }) {
  const { image } = publication(settings);
  stub('ssh', 'for script; do :; done; exec sh -c "$script"');
  stub(
    'docker',
    `echo "$*" >> '${folder}/calls'
case "$*" in
  'compose config --images public-publish') echo '${image}' ;;
  'compose run '*) echo '${says}' ;;
esac`,
  );
  writeFileSync(path.join(folder, 'calls'), '');
  const script = stepOf('publish', 'docker compose run').run;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-e', '-c', script.replaceAll('/srv/manjara', folder)],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        HOME: folder,
        DEPLOY_KEY: 'key',
        DEPLOY_KNOWN_HOSTS: 'host',
        DEPLOY_TARGET: 'user@host',
        IMAGE: 'ghcr.io/of/manjara-public@sha256:0',
        REMOTE: 'public',
        VERSION: '1.4.0-3f2a',
      },
    },
  );
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n');
  return { status, output: stdout + stderr, calls };
}

for (const settings of [{}, { MANJARA_VERSION: 'v7' }]) {
  test(`a release runs its own image, with ${JSON.stringify(settings)}`, () => {
    const { status, output, calls } = publish({
      settings,
      says: 'The live release is 1.4.0-3f2a.',
    });
    assert.equal(status, 0, output);
    const tag = `tag ghcr.io/of/manjara-public@sha256:0 manjara-public:${settings.MANJARA_VERSION ?? 'local'}`;
    const run = 'compose run --rm public-publish';
    assert.ok(calls.includes(tag), calls.join('\n'));
    assert.ok(calls.indexOf(tag) < calls.indexOf(run));
  });
}

for (const says of [
  'The live release is 1.3.0-0000.',
  'This build is 1.4.0-3f2a, which was rolled back from: 1.3.0-0000 stays live.',
]) {
  test(`a release fails where the host says: ${says}`, () => {
    const { status, output } = publish({ says });
    assert.equal(status, 1);
    assert.match(output, /1\.4\.0-3f2a was not made live/);
  });
}
