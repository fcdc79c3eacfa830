#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { publishApp } from '../publish-app';

/** `--app <folder> --root <folder>`: makes the build of a remote the live release. */
const { values } = parseArgs({ options: { app: { type: 'string' }, root: { type: 'string' } } });
if (!values.app || !values.root) {
  console.error('Usage: publish --app <folder of the remote> --root <folder of releases>');
  process.exit(2);
}

publishApp(values.app, values.root).then(
  ({ candidate, live }) => {
    if (candidate === live) return console.log(`The live release is ${live}.`);
    console.log(
      `This build is ${candidate}, which was rolled back from: ${live} stays live. To bring it ` +
        `back: manage rollback ${candidate} --root ${values.root}`,
    );
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
