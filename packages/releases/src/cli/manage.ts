#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeReleases } from '../describe';
import { keptReleases } from '../kept';
import { rollback } from '../rollback';

const USAGE = `Usage, where the folder of a remote's releases is and no checkout:
  manage list --root <folder>
  manage rollback [version, or its beginning] --root <folder>`;

async function manage(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' } },
  });
  const [command, version] = positionals;
  const { root } = values;
  if (root && command === 'list') return describeReleases(await keptReleases(root));
  if (root && command === 'rollback') {
    const { from, to } = await rollback(root, version);
    return `The live release is ${to}, in the place of ${from}.`;
  }
  throw new Error(USAGE);
}

manage().then(
  (answer) => console.log(answer),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
