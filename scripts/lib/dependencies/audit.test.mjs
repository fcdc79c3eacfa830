import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { fromRoot } from '../paths.mjs';
import { auditReport } from './audit-report.mjs';
import { judgeAudit } from './judge-audit.mjs';
import { advisory, knowing, KNOWN, withRegistry } from './registry.mjs';

const TODAY = '2026-11-22';
const GRAVE = advisory('GHSA-aaaa-bbbb-cccc', 'critical');
const explained = (changes = {}) => [
  { id: 'GHSA-aaaa-bbbb-cccc', reason: 'Never called.', until: '2026-11-22', ...changes },
];

/** @type {string} */
let folder;
// npm remembers advisories by their numbers; an audit here has a memory of its own.
const forget = () => {
  process.env.npm_config_cache = mkdtempSync(path.join(folder, 'cache-'));
};
beforeEach(forget);
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'manjara-audited-'));
  const root = {
    name: 'workshop',
    version: '1.0.0',
    dependencies: { 'wood-glue': '1.2.3' },
    devDependencies: { 'wood-test': '1.0.0' },
  };
  const packages = {
    '': root,
    'node_modules/wood-glue': { version: '1.2.3' },
    'node_modules/wood-test': { version: '1.0.0', dev: true },
  };
  const lock = { name: root.name, version: '1.0.0', lockfileVersion: 3, requires: true, packages };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
});
after(() => rmSync(folder, { recursive: true }));

/** What npm reports of the folder, by a registry that knows these. */
async function reportOf(advisories) {
  forget();
  let found;
  await withRegistry(knowing({ ...KNOWN, ...advisories }), async (registry) => {
    const { report, unavailable } = await auditReport(folder, { registry });
    assert.equal(unavailable, undefined);
    found = report;
  });
  return found;
}
const judged = async (advisories, exceptions = []) =>
  judgeAudit(await reportOf(advisories), exceptions, TODAY);

test('a high or critical advisory that nobody has explained is a fault', async () => {
  for (const severity of ['high', 'critical']) {
    const { faults } = await judged({ 'wood-glue': [{ ...GRAVE, severity }] });
    assert.deepEqual(faults, [
      `${severity}: wood-glue <=9.9.9: What GHSA-aaaa-bbbb-cccc is about ` +
        '(GHSA-aaaa-bbbb-cccc, https://github.com/advisories/GHSA-aaaa-bbbb-cccc)',
    ]);
  }
});

test('an explained one is none, to the last day of the exception', async () => {
  const outcome = await judged({ 'wood-glue': [GRAVE] }, explained());
  assert.deepEqual(outcome?.faults, []);
  assert.deepEqual(
    outcome?.explained.map(({ name }) => name),
    ['wood-glue'],
  );
});

test('an exception for one advisory does not cover another of the same package', async () => {
  const other = advisory('GHSA-dddd-eeee-ffff', 'high');
  const { faults } = await judged({ 'wood-glue': [GRAVE, other] }, explained());
  assert.equal(faults.length, 1);
  assert.match(faults[0], /GHSA-dddd-eeee-ffff/);
});

test('an exception that has ended is a fault', async () => {
  const ended = explained({ until: '2026-11-21' });
  const { faults } = await judged({ 'wood-glue': [GRAVE] }, ended);
  assert.deepEqual(faults, [
    'The exception for GHSA-aaaa-bbbb-cccc has ended on 2026-11-21: Never called.',
  ]);
  assert.deepEqual(judgeAudit(undefined, ended, TODAY).faults, faults);
});

test('an exception that is not needed is a fault', async () => {
  const moderate = { 'wood-glue': [{ ...GRAVE, severity: 'moderate' }] };
  for (const advisories of [{}, moderate]) {
    const { faults } = await judged(advisories, explained());
    assert.deepEqual(faults, [
      'The exception for GHSA-aaaa-bbbb-cccc is not needed: nothing high or critical has this id.',
    ]);
  }
});

test('an exception without reason or day is a fault', async () => {
  const report = await reportOf({ 'wood-glue': [GRAVE] });
  for (const changes of [{ reason: ' ' }, { until: 'some day' }, { until: '2026-13-01' }]) {
    const { faults } = judgeAudit(report, explained(changes), TODAY);
    assert.match(faults[0], /needs an id, a reason and a day/);
  }
});

test('what is only needed for the development is not asked about', async () => {
  const { faults, minor } = await judged({ 'wood-test': [GRAVE] });
  assert.deepEqual([faults, minor], [[], []]);
});

test('a registry without audits, or that cannot be reached, knows nothing', async () => {
  for (const status of [405, 503]) {
    await withRegistry(
      () => status,
      async (registry) => {
        const { report, unavailable } = await auditReport(folder, { registry });
        assert.equal(report, undefined);
        assert.match(unavailable ?? '', new RegExp(`^${status} `));
      },
    );
  }
  let gone = '';
  await withRegistry(
    () => 405,
    async (registry) => void (gone = registry),
  );
  const { report, unavailable } = await auditReport(folder, { registry: gone });
  assert.equal(report, undefined);
  assert.match(unavailable ?? '', /ECONNREFUSED/);
});

test('a registry that answers every audit with nothing is not taken for one that found nothing', async () => {
  await withRegistry(
    () => ({}),
    async (registry) => {
      const outcome = await auditReport(folder, { registry });
      assert.deepEqual(outcome, {
        unavailable: 'the registry knows nothing against minimist 0.0.8 either',
      });
    },
  );
});

/** Runs the script on this very product. */
function audit(registry, env = {}) {
  const child = spawn(process.execPath, [fromRoot('scripts/audit.mjs')], {
    env: {
      ...process.env,
      AUDIT_REQUIRED: '',
      // Not the notes of the gate that runs this test.
      VERIFY_NOTES: '',
      npm_config_registry: registry,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('npm run audit fails on a grave advisory against a dependency of the product', async () => {
  await withRegistry(knowing({ ...KNOWN, sharp: [GRAVE] }), async (registry) => {
    const { code, output } = await audit(registry);
    assert.equal(code, 1, output);
    assert.match(output, /critical: sharp <=9\.9\.9: What GHSA-aaaa-bbbb-cccc is about/);
  });
});

test('npm run audit says in its last line that no audit was made, and to the gate', async () => {
  const notes = path.join(folder, 'notes');
  await withRegistry(
    () => 405,
    async (registry) => {
      const { code, output } = await audit(registry, { VERIFY_NOTES: notes });
      assert.equal(code, 0, output);
      const last = output.trim().split('\n').at(-1);
      assert.match(last, /^audit: NOT MADE, nothing is known about \d+ production packages\. 405 /);
      assert.equal(readFileSync(notes, 'utf8').trim(), last);
      const required = await audit(registry, { AUDIT_REQUIRED: '1' });
      assert.equal(required.code, 1);
      assert.match(required.output, /NOT MADE/);
    },
  );
});
