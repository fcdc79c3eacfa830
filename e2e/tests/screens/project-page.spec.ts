import { waitForHydration } from '../../support/page';
import { test } from '../../support/portfolio';
import { spread, swipe } from '../../support/touch';
import { expect } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a card opens the page of its project in a new tab, and the form asks about it', async ({
  page,
  portfolio,
  seen,
  t,
  localized,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    portfolio.card(seen.name).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
  await expect(tab).toHaveURL(localized(seen.path));
  await expect(portfolio.dialog).toHaveCount(0);

  await waitForHydration(tab);
  const main = tab.getByRole('main');
  await main.getByRole('link', { name: t('contact.ask.project') }).click();
  const message = tab.getByRole('textbox', { name: t('contact.fields.message') });
  await expect(message).toHaveValue(`${t('contact.about.project', { name: seen.name })}\n`);
  await expect(message).toBeInViewport();
});

test.describe('on the whole screen', { tag: '@layout' }, () => {
  test.use({ hasTouch: true });

  test('pictures are swiped, turned by keys and magnified; Escape leads back', async ({
    page,
    seen,
    t,
    dir,
    number,
  }) => {
    await page.goto(seen.path);
    await waitForHydration(page);
    const enlarge = page.locator('article button[aria-haspopup=dialog]').first();
    await enlarge.click();
    const dialog = page.getByRole('dialog');
    const stage = dialog.locator('.swiper-initialized');
    const total = number(1 + seen.project.secondaryImages.length);
    const shows = async (index: number) => {
      const place = t('gallery.place', { number: number(index), total });
      await expect(dialog.getByText(place, { exact: true })).toBeVisible();
      await expect(dialog.getByRole('listitem').getByRole('img')).toBeInViewport({ ratio: 0.9 });
    };
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    await expect(stage).toBeVisible();
    await shows(1);
    await page.keyboard.press(forward);
    await shows(2);
    const [end, start] = dir === 'rtl' ? [0.15, 0.85] : [0.85, 0.15];
    await swipe(stage, start, end);
    await shows(1);

    const magnify = dialog.getByRole('button', { name: t('gallery.magnify') });
    const picture = stage.locator('.swiper-slide-active img').last();
    const width = async () => (await picture.boundingBox())!.width;
    const fitting = await width();
    const isLarge = () => expect.poll(width).toBeGreaterThan(1.9 * fitting);
    const isWhole = () => expect.poll(width).toBeCloseTo(fitting, 0);
    await magnify.click();
    await expect(magnify).toHaveAttribute('aria-pressed', 'true');
    await isLarge();
    await magnify.click();
    await expect(magnify).toHaveAttribute('aria-pressed', 'false');
    await isWhole();
    await spread(stage);
    await expect(magnify).toHaveAttribute('aria-pressed', 'true');
    await isLarge();
    const { width: across, height: down } = (await stage.boundingBox())!;
    const middle = { position: { x: across / 2, y: down / 2 } };
    await stage.tap(middle);
    await stage.tap(middle);
    await isWhole();

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  });
});
