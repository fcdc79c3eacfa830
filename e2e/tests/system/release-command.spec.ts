import { readLive } from '@manjara/releases';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fromRoot, ROOT } from '../../support/product';
import { breakBrowserScript, changeText, copyOfBuild, editManifest } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/** Runs a script of the product to its end, with the data of an install. */
const runScript = (name: string, args: string[], dataDir: string) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    const env = {
      ...process.env,
      ENV_FILE: '',
      RELEASES_DIR: '',
      SKIP_BUILD: '1',
      INIT_CWD: ROOT,
      DEMO_CONTENT: '0',
      DATA_DIR: dataDir,
    };
    const script = fromRoot('scripts', `${name}.mjs`);
    const options = { cwd: ROOT, env, maxBuffer: 1e8 };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

function nextMinor(version: string): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${minor! + 1}.0`;
}

const NEW_TITLE = 'This heading was looked at before it was released';

// Each release opens every page twice: in a test site and in the live shell.
test.setTimeout(1_200_000);

test(
  'a release is tested in a browser first; a broken one is not published, a good one goes live and can be rolled back',
  { tag: '@long' },
  async ({ start, cleanUp, page, request, t }) => {
    const product = await start();
    const store = path.join(product.dataDir, 'releases/public');
    const before = (await readLive(store))!;
    const run = (name: string, ...args: string[]) => runScript(name, args, product.dataDir);
    const health = async () => (await request.get(`${product.url}/_health`)).json();
    const shown = async () => (await health()).remotes.public as string;

    const newer = await copyOfBuild(cleanUp);
    const { platform, ui } = await health();
    await editManifest(newer, ({ shared }) => {
      const own = shared.find(({ name }) => name === '@manjara/platform')!;
      own.requiredVersion = `^${nextMinor(platform as string)}`;
    });
    const unfit = await run('release', 'public', '--dist', newer);
    expect(unfit.output).toContain(`and the shell has ${platform}. Deploy the shell`);
    expect(unfit.output).toContain('Nothing was published.');

    const needy = await copyOfBuild(cleanUp);
    await editManifest(needy, ({ metaData }) => {
      metaData.needs = { ui: nextMinor(ui as string), operations: ['GET /services'] };
    });
    const early = await run('release', 'public', '--dist', needy);
    expect(early.output).toContain(`and the shell has ${ui}. Deploy the shell`);
    expect(early.output).toContain('does not have: GET /services. Release the API first.');
    expect(early.output).toContain('Nothing was published.');

    // Fails in the live shell only.
    const picky = await copyOfBuild(cleanUp);
    await breakBrowserScript(picky, 'page-about', product.url);
    const misfit = await run('release', 'public', '--dist', picky);
    expect(misfit.output).toMatch(/2 failed/);
    expect(misfit.output).toMatch(/the live shell shows \/about/);

    const broken = await copyOfBuild(cleanUp);
    await breakBrowserScript(broken, 'page-about');
    const refused = await run('release', 'public', '--dist', broken);
    expect(refused.output).toMatch(/4 failed/);
    expect(refused.output).toMatch(/\[ar\] › .*› \/about/);
    expect(refused.output).toContain('This page is broken');
    expect(refused.output).toContain('Nothing was published.');
    expect([unfit.code, early.code, misfit.code, refused.code]).toEqual([1, 1, 1, 1]);
    expect(await readLive(store)).toEqual(before);

    const good = await copyOfBuild(cleanUp);
    await changeText(good, t('home.about.title'), NEW_TITLE);
    const released = await run('release', 'public', '--dist', good);
    const { version } = (await readLive(store))!;
    expect(released).toMatchObject({ code: 0 });
    expect(released.output).toContain(
      `The live release of "public" is ${version}, and ${product.url} shows it.`,
    );
    expect(await shown()).toBe(version);
    await page.goto(`${product.url}/?lang=en`);
    await expect(page.getByText(NEW_TITLE)).toBeVisible();

    const back = await run('rollback', 'public');
    expect(back.output).toContain(`rolled back from ${version} to ${before.version}.`);
    expect(await shown()).toBe(before.version);

    const { output } = await run('releases');
    expect(output).toMatch(new RegExp(`live +${before.version} +since`));
    expect(output).toMatch(new RegExp(`rolled back +${version} +until`));
    expect(output).toContain(`${product.url} shows ${before.version}`);
  },
);
