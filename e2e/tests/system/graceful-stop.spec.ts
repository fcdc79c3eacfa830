import { startParts } from '../../support/parts';
import { test } from '../../support/system';
import { expect } from '../../support/test';

test(
  'a shell that is asked to end shows the page that it is rendering, takes nothing new, and ends',
  { tag: '@long' },
  async ({ cleanUp }) => {
    const { url, api, shell } = await startParts(cleanUp);
    const isRefused = () =>
      fetch(`${url}/robots.txt`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      );
    process.kill(api.pid!, 'SIGSTOP');
    const page = fetch(`${url}/about?lang=en`, { headers: { connection: 'close' } });
    // A later request that is answered: the shell has the one before.
    expect(await isRefused()).toBe(false);
    const ended = shell.end('SIGTERM');
    await expect.poll(isRefused, { intervals: [20] }).toBe(true);
    process.kill(api.pid!, 'SIGCONT');
    expect((await page).status).toBe(200);
    expect(await ended).toBe(0);
  },
);
