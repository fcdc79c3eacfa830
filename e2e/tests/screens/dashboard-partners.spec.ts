import type { Partner } from '@manjara/contracts';
import { chooseFiles } from '../../support/choose';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor, hold, statuses } from '../../support/entity-screens';
import { NOT_A_PICTURE } from '../../support/pictures';
import { expect, test } from '../../support/test';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true });

test(
  'a partner is added, which loads the page again, and deleted',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, language, t, toast }) => {
    const screen = new ContentScreen(page, t);
    const logo = t('dashboard.partners.logo');
    const cards = screen.cards('dashboard.partners.list');
    const name = `Sidra Joinery ${language}`;
    const find = async () => {
      const all = (await (await request.get('/api/partners')).json()) as Partner[];
      return all.find(({ image }) => image.alt === name);
    };

    await page.goto('/dashboard/add-partner');
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await screen.choosePicture(logo, 'detail-1');
    await screen.altOf(logo).fill(name);
    const release = await hold(page, '**/api/partners', 'POST');
    await screen.button('dashboard.partners.add').click();
    await expect(toast(t('dashboard.partners.adding'))).toBeVisible();
    release();

    await expect(page.locator('body')).not.toHaveAttribute('data-before');
    await expect(toast(t('dashboard.partners.added'))).toBeVisible();
    await expect(screen.altOf(logo)).toHaveValue('');
    await expect(screen.choose(logo)).toBeVisible();
    await expect(cards.filter({ hasText: name })).toBeVisible();
    const added = (await find())!;
    await asVisitor(browser, siteUrl, language, async (visitor) => {
      await expect(visitor.getByRole('img', { name }).first()).toBeAttached();
    });

    await screen.delete(
      cards.filter({ hasText: name }),
      'dashboard.partners.deleteTitle',
      'dashboard.partners.deleteQuestion',
      name,
    );
    await expectDeleted(page, t, t('dashboard.partners.deleted'), name);
    await expect(cards.filter({ hasText: name })).toHaveCount(0);
    await expect.poll(find).toBeUndefined();
    await expect.poll(() => statuses(request, [added.image.url])).toEqual([404]);
  },
);

test('a partner needs a logo and its description', { tag: '@eachwidth' }, async ({ page, t }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url());
  });
  const screen = new ContentScreen(page, t);
  const logo = t('dashboard.partners.logo');
  await page.goto('/dashboard/add-partner');
  await screen.button('dashboard.partners.add').click();
  await expect(screen.slot(logo)).toContainText(t('dashboard.forms.pictureRequired'));
  await expect(screen.altOf(logo)).toHaveAccessibleDescription(
    new RegExp(t('dashboard.forms.required')),
  );
  await chooseFiles(screen.choose(logo), NOT_A_PICTURE);
  await expect(screen.slot(logo)).toContainText(t('dashboard.pictures.faults.notAnImage'));
  expect(requests).toEqual([]);
});
