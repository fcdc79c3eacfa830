// Measures a part of the product: `npm run bench -- uploads`.
import { readdirSync } from 'node:fs';
import { fromRoot } from './lib/paths.mjs';

const benches = readdirSync(fromRoot('scripts/bench'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const name = process.argv[2];

if (benches.includes(name)) {
  const { bench } = await import(`./bench/${name}/${name}.mjs`);
  await bench();
} else {
  console.error(`Say what to measure: npm run bench -- ${benches.join('|')}`);
  process.exitCode = 1;
}
