#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeReleases } from './describe';
import { storedReleases } from './past-releases';
import { publishApp } from './publish-app';
import { rollback } from './rollback';

const USAGE = `Usage, where there is no checkout:
  publish --app <folder of the remote> --root <folder of its releases>
  list --root <folder>
  rollback [version, or its beginning] --root <folder>`;

async function publish(app: string, root: string): Promise<string> {
  const { candidate, live } = await publishApp(app, root);
  if (candidate === live) return `The live release is ${live}.`;
  return (
    `This build is ${candidate}, which was rolled back from: ${live} stays live. To bring it ` +
    `back: rollback ${candidate} --root ${root}`
  );
}

async function answer(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { app: { type: 'string' }, root: { type: 'string' } },
  });
  const [command, version] = positionals;
  const { app, root } = values;
  if (root && app && command === 'publish') return publish(app, root);
  if (root && command === 'list') return describeReleases(await storedReleases(root));
  if (root && command === 'rollback') {
    const { from, to } = await rollback(root, version);
    return `Rolled back from ${from} to ${to}.`;
  }
  throw new Error(USAGE);
}

answer().then(
  (text) => console.log(text),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
