// Puts faults into the code on purpose, one after the other, and says which ones the tests find:
// `npm run faults -- [names, or parts of them]`. Exits with 1 when one was not found.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { FAULTS } from './faults/list.mjs';
import { firstFailed } from './faults/run-tests.mjs';
import { fromRoot, ROOT } from './lib/paths.mjs';
import { build, main } from './lib/run.mjs';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());

/** @returns the name of a test that finds the fault */
async function tryFault({ file, find, replace, tests }) {
  const path = fromRoot(file);
  const original = await readFile(path, 'utf8');
  await writeFile(
    path,
    original.replace(find, () => replace),
  );
  try {
    return await firstFailed(tests, stop.signal);
  } finally {
    await writeFile(path, original);
  }
}

await main(async () => {
  const named = process.argv.slice(2);
  const faults = FAULTS.filter(
    ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  if (faults.length === 0) throw new Error('There is no such fault.');
  // Faults are taken out again by writing what was there before.
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })) {
    throw new Error('There are changes that are not committed.');
  }
  await build();
  const results = [];
  try {
    for (const fault of faults) {
      const foundBy = await tryFault(fault);
      console.log(`${foundBy ? 'found    ' : 'NOT FOUND'} ${fault.name}`);
      results.push({ fault: fault.name, serious: fault.serious, foundBy: foundBy ?? '' });
    }
  } finally {
    console.table(results);
  }
  const missed = results.filter(({ foundBy }) => !foundBy);
  console.log(`${results.length - missed.length} of ${results.length} faults were found.`);
  if (missed.length > 0) throw new Error('Not every fault was found.');
});
