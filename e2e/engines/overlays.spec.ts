import type { Project } from '@manjara/contracts';
import { expectGone, expectOnTop } from '../support/engines/on-top';
import { expect, test } from '../support/engines/test';

const LARGE = 'dialog:has(.swiper-initialized)';

/** Runs in the page: index of the visible, loaded picture of the open gallery; -1 for none. */
const largePicture = (): number =>
  [
    ...document.querySelectorAll<HTMLImageElement>('.swiper .swiper-slide img:not([aria-hidden])'),
  ].findIndex((img) => {
    const { left, right } = img.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1 && img.complete && img.naturalWidth > 0;
  });

test('the pictures of a project on the whole screen', async ({
  tab,
  open,
  t,
  shoot,
  playwright,
  site,
  language,
}) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  await request.dispose();
  const { _id } = projects.find(({ secondaryImages }) => secondaryImages.length > 2)!;
  await open(`/projects?project=${_id}`);
  await expectOnTop(tab, 'dialog');
  await shoot('project');
  await tab.click('dialog button', t('gallery.enlarge'));
  await expectOnTop(tab, LARGE);
  await expect.poll(() => tab.evaluate(largePicture)).toBe(0);
  await tab.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
  await expect.poll(() => tab.evaluate(largePicture), 'the next picture').toBe(1);
  await shoot('full-screen');
  await tab.click(`${LARGE} button`, t('gallery.magnify'));
  await expect.poll(() => tab.evaluate(largePicture), 'larger than the window').toBe(-1);
  await shoot('full-screen-magnified');
  await tab.press('Escape');
  await expectGone(tab, LARGE);
  await expectOnTop(tab, 'dialog');
});

test('filters of the projects', async ({ open, shoot }) => {
  await open('/projects');
  await shoot('filters');
});

test('the menu of the pages', async ({ tab, open, size, shoot }) => {
  await open('/about');
  await tab.click(size.width < 1024 ? 'header summary, header button' : 'header [aria-expanded]');
  await shoot('menu');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('actions of a row and notifications', async ({ tab, open, shoot }) => {
    await open('/dashboard/projects');
    await tab.click('#screen [aria-haspopup=menu]');
    await expectOnTop(tab, '[role=menu]');
    await shoot('row-actions');
    await tab.press('Escape');
    await expectGone(tab, '[role=menu]');
    await tab.click('button[aria-haspopup=dialog]:not([aria-keyshortcuts])');
    await expectOnTop(tab, 'dialog');
    await shoot('notifications');
  });
});
