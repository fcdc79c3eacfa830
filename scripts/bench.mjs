// Measures the product against references in the same run: `npm run bench`, `npm run bench -- uploads`.
import { readdirSync } from 'node:fs';
import { fromRoot } from './lib/paths.mjs';

const DEFAULT = 'reads';
const names = readdirSync(fromRoot('scripts/bench'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const [first] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('-');
const name = isNamed ? first : DEFAULT;
const synopsis = `npm run bench -- ${names.join('|')} [--help]`;

if (!names.includes(name)) {
  console.error(`There is no bench "${name}": ${synopsis}`);
  process.exitCode = 1;
} else if (!isNamed && first === '--help') {
  console.log(`${synopsis}\nWithout a name: ${DEFAULT}.`);
} else {
  const { bench, usage } = await import(`./bench/${name}/${name}.mjs`);
  const args = process.argv.slice(isNamed ? 3 : 2);
  if (args.includes('--help')) console.log(usage);
  else await bench(args);
  if (!isNamed) {
    const others = names.filter((other) => other !== name);
    console.log(`\nThere is more to measure: npm run bench -- ${others.join('|')}`);
  }
}
