import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fromRoot } from '../../support/paths';
import { freePort, freshFolder, type Product } from '../../support/product';
import { expect } from '../../support/test';
import { test } from '../../support/system';
import { translator } from '../../support/texts';

/** What each page says when nothing of what it shows can be had (spec §8). */
const SAID = {
  '/': 'popups.fetch',
  '/about': 'popups.fetch',
  '/join': 'popups.fetch',
  '/contact': 'popups.error',
  '/projects': 'popups.fetchProjects',
  '/production': 'popups.fetch',
} as const;

/** A second shell for the product's pages, which asks an API that nobody has started. */
async function startShell(product: Product): Promise<{ url: string; end: () => Promise<void> }> {
  const [port, nobody, folder] = [await freePort(), await freePort(), freshFolder()];
  const { pointers } = product.run;
  const child = fork(fromRoot('frontend-shell/dist/server/server.js'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(port),
      API_URL: `http://127.0.0.1:${nobody}`,
      REMOTE_PUBLIC_URL: pointers.public,
      REMOTE_DASHBOARD_URL: pointers.dashboard,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve());
    child.once('exit', () => reject(new Error('The shell did not start.')));
  });
  return { url: `http://localhost:${port}`, end: () => endOf(child, folder) };
}

async function endOf(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

test('without the API every page stands, says so, and leaves no hole', async ({
  start,
  cleanUp,
  page,
  watch,
}) => {
  watch.expectProblem(/503/);
  watch.expectProblem(/The partners could not be loaded/);
  const shell = await startShell(await start());
  cleanUp(shell.end);
  for (const language of ['ar', 'en'] as const) {
    const t = translator(language);
    for (const [path, key] of Object.entries(SAID)) {
      const response = await page.goto(`${shell.url}${path}?lang=${language}`);
      expect([path, response!.status()]).toEqual([path, 503]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const toasts = page.locator('#toasts').getByRole('alert');
      await expect(toasts, path).toHaveText(t(key));
      for (const list of [
        'home.reviews.title',
        'home.partners.title',
        'about.values.title',
        'about.questions.title',
      ]) {
        await expect(page.getByText(t(list), { exact: true })).toHaveCount(0);
      }
    }
  }
});
