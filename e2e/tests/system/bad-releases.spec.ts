import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runScript } from '../../support/npm-run';
import { breakServerLater, copyOfBuild, release } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

/**
 * A blocked process is detected after 5 s, and after another 15 s in the process that replaces it.
 */
const SOON = { timeout: 45_000, intervals: [200] };

const BAD = [
  ['throws later', "throw new Error('thrown later');", 'thrown later'],
  ['loops for ever later', 'for (;;);', 'it blocked its event loop'],
] as const;

for (const [what, code, reason] of BAD) {
  test(
    `a release that ${what} harms nobody`,
    { tag: '@long' },
    async ({ start, cleanUp, request, t }) => {
      const product = await start();
      const health = async () => (await request.get(`${product.url}/_health`)).json();
      const good = (await health()).remotes.public as string;
      const build = await copyOfBuild(cleanUp);
      const sign = path.join(build, 'now');
      await breakServerLater(build, code, sign);

      const failures: string[] = [];
      let isRunning = true;
      const visit = async (pathname: string) => {
        for (let turn = 0; isRunning; turn += 1) {
          // A new address for each request, so that it is rendered and not cached.
          const answer = await fetch(`${product.url}${pathname}${turn}`, {
            signal: AbortSignal.timeout(20_000),
          }).catch((error: unknown) => String(error));
          const said = typeof answer === 'string' ? answer : String(answer.status);
          // Until the previous release is live, pages may answer 503 with a Refresh header.
          const isExcused =
            said === '503' && typeof answer === 'object' && answer.headers.has('refresh');
          if (said !== '200' && !isExcused) failures.push(`${pathname}${turn}: ${said}`);
          await pause(100);
        }
      };
      const visits = [
        '/projects?lang=en&page=',
        '/dashboard/login?',
        '/api/projects?page=1&_=',
      ].map(visit);

      const bad = await release(build, path.join(product.dataDir, 'releases/public'));
      await expect.poll(async () => (await health()).remotes.public, SOON).toBe(bad.version);
      await writeFile(sign, '');
      await expect.poll(async () => (await health()).remotes.public, SOON).toBe(good);
      // The pointer is polled again and still names the release.
      await pause(3000);
      isRunning = false;
      await Promise.all(visits);
      expect(failures).toEqual([]);
      expect(() => process.kill(product.run.pids.shell, 0)).not.toThrow();
      expect((await health()).remotes.public).toBe(good);

      // It may be the restarted process that fails.
      expect(product.output).toMatch(new RegExp(`release set aside: .*${reason}`));
      const file = path.join(product.dataDir, 'shell/public/status.json');
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
        live: good,
        refused: [{ version: bad.version, reason: expect.stringContaining(reason) }],
      });
      const { output } = await runScript('releases', ['public'], product.dataDir);
      expect(output).toContain(bad.version);
      expect(output).toContain(reason);

      const home = await (await request.get(`${product.url}/?lang=en`)).text();
      expect(home).toContain(t('home.about.title'));
    },
  );
}
