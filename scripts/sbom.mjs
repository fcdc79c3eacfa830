// Writes the software bill of materials: npm run sbom [-- another/file.json]
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { billOfMaterials } from './lib/dependencies/bill-of-materials.mjs';
import { fromRoot } from './lib/paths.mjs';

const file = path.resolve(process.argv[2] ?? fromRoot('sbom.cdx.json'));
const lock = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
const bill = await billOfMaterials(lock);
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(
  `sbom: ${bill.components.length} components, CycloneDX ${bill.specVersion}, in ${file}`,
);
