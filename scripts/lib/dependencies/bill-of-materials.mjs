// What a production install is made of, as CycloneDX.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const MAX_BYTES = 64 * 1024 * 1024;
const NPM_SBOM = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];

const isOwn = (location) => !location.includes('node_modules/');

/** The lock file of the same product as if nothing were needed for its development. */
function withoutDevelopment(lock) {
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([location, { devDependencies: _ours, ...entry }]) => [location, entry]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

async function writeJson(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

/**
 * The bill of all platforms. npm's own `--omit=dev` leaves out whatever another workspace needs for
 * its development, such as the database's driver, and without it npm judges the development, too:
 * so it is shown a product that has none.
 * @param {any} lock a package-lock.json
 */
export async function billOfMaterials(lock) {
  const folder = await mkdtemp(path.join(tmpdir(), 'manjara-sbom-'));
  try {
    const production = withoutDevelopment(lock);
    await writeJson(path.join(folder, 'package-lock.json'), production);
    for (const [location, entry] of Object.entries(production.packages)) {
      if (isOwn(location)) await writeJson(path.join(folder, location, 'package.json'), entry);
    }
    const { stdout } = await promisify(execFile)('npm', [...NPM_SBOM, '--package-lock-only'], {
      cwd: folder,
      maxBuffer: MAX_BYTES,
      shell: process.platform === 'win32',
    });
    const bill = JSON.parse(stdout);
    // npm names our own after the folders that they lie in.
    bill.metadata.component.name = lock.name;
    for (const component of bill.components) {
      component.name = component['bom-ref'].replace(/@[^@]*$/, '');
    }
    return bill;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
