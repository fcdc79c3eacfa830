import { expect, type Page, test } from '@playwright/test';
import { hydrateOnLoad } from '../support/page';
import { Product } from '../support/product';
import { median } from './median';
import { warmUp } from './warm-up';

// `npm run bench -- transitions`: frames while a picture grows into a project, on a phone with a
// slow processor, compared with frames of the page at rest.

/** Least share of the frames at rest, on a quiet machine. */
const GOAL = 0.9;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** As much slower as Lighthouse's phone. */
const SLOW_DOWN = 4;

type Counting = Window & { rate?: Promise<number> };

/** Runs in the page: starts to count the frames per second, of the next transition or at rest. */
function countFrames(atRest: boolean): void {
  const during = async (until: Promise<unknown>) => {
    const started = performance.now();
    let frames = 0;
    let isOver = false;
    void until.then(() => (isOver = true));
    await new Promise<void>((resolve) => {
      const count = () => {
        if (isOver) return resolve();
        frames++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    return (frames * 1000) / (performance.now() - started);
  };
  if (atRest) {
    const second = new Promise((resolve) => setTimeout(resolve, 1000));
    (window as Counting).rate = during(second);
    return;
  }
  const start = document.startViewTransition.bind(document);
  (window as Counting).rate = new Promise((resolve) => {
    document.startViewTransition = (update) => {
      document.startViewTransition = start;
      const transition = start(update);
      void transition.ready.then(() => resolve(during(transition.finished)));
      return transition;
    };
  });
}

async function framesDuring(page: Page, act?: () => Promise<unknown>): Promise<number> {
  await page.evaluate(countFrames, !act);
  await act?.();
  return page.evaluate(() => (window as Counting).rate!);
}

test('frames while a picture grows into a project', async ({ browser, request }) => {
  const product = await Product.start();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
  hydrateOnLoad(page);
  const session = await page.context().newCDPSession(page);
  const measured: Record<string, number[]> = {};
  const measure = async (name: string, act?: () => Promise<unknown>) => {
    (measured[name] ??= []).push(await framesDuring(page, act));
  };
  const dialog = page.getByRole('dialog');
  try {
    await warmUp({ browser, request }, product.url, ['/projects?lang=en']);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    // The first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      await page.goto(`${product.url}/projects?lang=en`, { waitUntil: 'networkidle' });
      const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await measure('at rest');
      await measure('from the card into the dialog', () => card.click());
      await measure('from the dialog to the card', () => page.keyboard.press('Escape'));
      await card.click();
      await measure('from the dialog to the page', () =>
        dialog.getByRole('link', { name: 'See the whole project' }).click(),
      );
    }
  } finally {
    await product.remove();
  }
  const rest = median(measured['at rest']!.slice(1));
  const rows = Object.entries(measured).map(([name, frames]) => {
    const perSecond = median(frames.slice(1));
    return {
      name,
      'frames/s': Math.round(perSecond),
      ratio: Number((perSecond / rest).toFixed(2)),
    };
  });
  console.table(rows);
  expect(rows.filter(({ ratio }) => ratio < GOAL)).toEqual([]);
});
