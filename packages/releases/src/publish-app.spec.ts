import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishApp } from './publish-app';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'releases-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
};

describe('publishing a remote', () => {
  it('takes its version and its build, and makes the folder of releases', async () => {
    await write('app/package.json', '{"version":"1.2.3"}');
    await write('app/dist/client/mf-manifest.json', '{}');
    await write('app/dist/client/asset-map.json', '{"chunks":{}}');
    const root = path.join(folder, 'new/releases');
    const { candidate, live } = await publishApp(path.join(folder, 'app'), root);
    expect(candidate).toMatch(/^1\.2\.3-[\da-f]{10}$/);
    expect(live).toBe(candidate);
    const pointer = await readFile(path.join(root, 'latest.json'), 'utf8');
    expect(JSON.parse(pointer)).toMatchObject({ version: live });
  });
});
