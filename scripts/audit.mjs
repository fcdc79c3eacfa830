// Fails on a high or critical advisory against a production dependency, or a script that one runs when
// it is installed, that nobody has explained.
import { appendFileSync, readFileSync } from 'node:fs';
import { auditReport } from './lib/dependencies/audit-report.mjs';
import { judgeInstallScripts } from './lib/dependencies/install-scripts.mjs';
import { judgeAudit } from './lib/dependencies/judge-audit.mjs';
import { EXCEPTIONS, readExceptions } from './lib/dependencies/exceptions.mjs';
import { productionPackages } from './lib/dependencies/production.mjs';
import { fromRoot } from './lib/paths.mjs';

const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
const packages = productionPackages(lock);
const count = packages.length;
const exceptions = readExceptions();
const required = process.env.AUDIT_REQUIRED === '1';

/** The gate says it once more at its end, where it is read. */
function warn(sentence) {
  console.warn(sentence);
  if (process.env.VERIFY_NOTES) appendFileSync(process.env.VERIFY_NOTES, `${sentence}\n`);
}

const { report, unavailable } = await auditReport(fromRoot());
const today = new Date().toISOString().slice(0, 10);
const { faults, explained, minor } = judgeAudit(report, exceptions.advisories, today);
faults.push(...judgeInstallScripts(packages, exceptions.installScripts));

for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error(`Change the package, or see to ${EXCEPTIONS}.`);
for (const { id, name, title } of explained) console.log(`explained: ${name}: ${title} (${id})`);
for (const { severity, id, name, title } of minor) {
  console.log(`${severity}: ${name}: ${title} (${id})`);
}
if (unavailable) {
  warn(
    `audit: NOT MADE, nothing is known about ${count} production packages. ${unavailable}. ` +
      'Ask a registry that has audits; AUDIT_REQUIRED=1 makes this an error.',
  );
} else {
  console.log(
    `audit: ${count} production packages; high or critical: ${explained.length} explained, ` +
      `${faults.length} faults; lower: ${minor.length}`,
  );
}
process.exitCode = faults.length > 0 || (unavailable && required) ? 1 : 0;
