import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishApp } from './publish-app';
import { rollback } from './rollback';

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

  it('leaves out a build that was rolled back from, until somebody goes back to it', async () => {
    const root = path.join(folder, 'releases');
    const build = async (text: string) => {
      await write('app/package.json', '{"version":"1.2.3"}');
      await write('app/dist/client/mf-manifest.json', text);
      await write('app/dist/client/asset-map.json', '{"chunks":{}}');
      return publishApp(path.join(folder, 'app'), root);
    };
    const good = await build('{}');
    const bad = await build('{ }');
    await rollback(root);
    expect(await build('{ }')).toEqual({ candidate: bad.live, live: good.live });
    await rollback(root, bad.live);
    expect(await build('{ }')).toEqual({ candidate: bad.live, live: bad.live });
  });

  it('says what is missing where nothing was built', async () => {
    await write('app/package.json', '{"version":"1.2.3"}');
    await mkdir(path.join(folder, 'app/dist'));
    const root = path.join(folder, 'releases');
    await expect(publishApp(path.join(folder, 'app'), root)).rejects.toThrow('no build to publish');
  });
});
