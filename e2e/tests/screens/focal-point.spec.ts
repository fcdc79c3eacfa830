import { ContentScreen } from '../../support/content-screens';
import { FocalPoint } from '../../support/focal-point';
import { SitePreview } from '../../support/site-preview';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, hasTouch: true });

test(
  'the owner taps what must stay in sight, and the page shows it from the first byte',
  { tag: '@layout' },
  async ({ page, request, t }) => {
    const screen = new ContentScreen(page, t);
    const point = new FocalPoint(page, t);
    const label = t('dashboard.homeContent.heroImage');

    await page.goto('/dashboard/content/home');
    const hero = screen.part('dashboard.homeContent.hero');
    const about = screen.part('dashboard.homeContent.about');
    await screen.fillTwins('dashboard.homeContent.mainText', ['Made of wood', 'من خشب'], hero);
    await screen.fillTwins('dashboard.homeContent.description', ['Joinery', 'نجارة'], hero);
    await screen.fillTwins('dashboard.homeContent.description', ['Since 1999', 'منذ ١٩٩٩'], about);
    await screen.choosePicture(label, 'hero');
    await screen.fillAlts(label, ['A tall hall', 'قاعة عالية']);
    await point.open(label);
    await point.tap(0.9, 0.2);
    await expect(point.fromLeft).toHaveValue('90');
    await expect(point.fromLeft).toBeFocused();
    await point.drag({ x: 0.9, y: 0.2 }, { x: 0.3, y: 0.8 });
    await page.keyboard.press('Shift+ArrowUp');
    await expect(point.fromLeft).toHaveValue('30');
    await expect(point.fromTop).toHaveValue('70');
    await expect(point.crops.first()).toHaveCSS('object-position', '20% 80%');
    await point.done.click();

    const preview = new SitePreview(page, t);
    await preview.open();
    const shown = preview.site.locator('section').first().locator('img').last();
    await expect(shown).toHaveCSS('object-position', '20% 80%');
    await preview.closeButton.click();
    await screen.button('common.save').click();
    await expect(page.getByText(t('dashboard.homeContent.saved'))).toBeVisible();

    const html = await (await request.get('/')).text();
    expect(html).toContain('data-focus-x="20" data-focus-y="80"');
    await page.goto('/');
    const picture = page.locator('section').first().locator('img').last();
    await expect(picture).toHaveCSS('object-position', '20% 80%');
    await expect(picture).toHaveCSS('object-fit', 'cover');
  },
);
