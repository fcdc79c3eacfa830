import { DashboardScreen, SitePreview } from '../../support/dashboard';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

test('the owner sets a focal point, and the server-rendered page uses it', async ({
  page,
  request,
  t,
}) => {
  const text = (key: string) => t(`dashboard.homeContent.${key}`);
  const screen = new DashboardScreen(page, t);
  const preview = new SitePreview(page, t);

  await page.goto('/dashboard/content/home');
  const hero = screen.part('dashboard.homeContent.hero');
  const about = screen.part('dashboard.homeContent.about');
  const description = 'dashboard.homeContent.description';
  await screen.fillPair('dashboard.homeContent.mainText', ['Made of wood', 'من خشب'], hero);
  await screen.fillPair(description, ['Joinery', 'نجارة'], hero);
  await screen.fillPair(description, ['Since 1999', 'منذ ١٩٩٩'], about);
  await screen.choosePicture(text('heroImage'), 'workshop-2');
  await screen.describePicture(text('heroImage'), ['A tall hall', 'قاعة عالية']);

  const name = t('dashboard.focalPoint.open', { name: text('heroImage') });
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('dashboard.focalPoint.title'), exact: true });
  const slider = (key: string) =>
    dialog.getByRole('slider', { name: t(`dashboard.focalPoint.${key}`) });
  await expect(slider('fromLeft')).toBeVisible();
  const area = dialog.locator('div:has(> span input)');
  const { width, height } = (await area.boundingBox())!;
  await area.click({ position: { x: 0.3 * width, y: 0.8 * height } });
  await page.keyboard.press('Shift+ArrowUp');
  await expect(slider('fromLeft')).toHaveValue('30');
  await expect(slider('fromTop')).toHaveValue('70');
  const crop = dialog.locator('li img:not([aria-hidden])').first();
  await expect(crop).toHaveCSS('object-position', '20% 80%');
  await dialog.getByRole('button', { name: t('dashboard.focalPoint.done'), exact: true }).click();

  await preview.open();
  const shown = preview.site.locator('section').first().locator('img').last();
  await expect(shown).toHaveCSS('object-position', '20% 80%');
  await preview.close();
  await screen.button('common.save').click();
  await expect(page.getByText(text('saved'))).toBeVisible();

  const html = await (await request.get('/')).text();
  expect(html).toContain('data-focus-x="20" data-focus-y="80"');
  await page.goto('/');
  const picture = page.locator('section').first().locator('img').last();
  await expect(picture).toHaveCSS('object-position', '20% 80%');
  await expect(picture).toHaveCSS('object-fit', 'cover');
});
