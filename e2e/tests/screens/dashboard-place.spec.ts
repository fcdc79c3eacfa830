import type { Product, Project } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectPosition, position } from '../../support/scroll';
import { expect, test } from '../../support/test';

test.use({ signedIn: true });

async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => position(page)).toBeGreaterThan(100);
  return position(page);
}

const titles = (page: Page) => page.getByRole('rowheader').getByRole('link');

/** Opens a row where it is, without scrolling to it. */
async function open(page: Page, row: number): Promise<void> {
  await titles(page).nth(row).dispatchEvent('click');
  await expect(page.locator('#screen form')).toBeVisible();
  await expectPosition(page, 0);
}

const WAYS_BACK = ['save', 'link', 'browser'] as const;

for (const way of WAYS_BACK) {
  test(
    `the project table has its page, filter, order, search and position after the way back by ${way}`,
    { tag: '@anywidth' },
    async ({ page, request, t, toast }) => {
      const [{ category }] = (await (await request.get('/api/projects')).json()) as [Project];
      const address = `/dashboard/projects?search=a&category=${encodeURIComponent(category)}&sort=name`;
      await page.goto(address);
      await expect(titles(page).first()).toBeVisible();
      const shown = await titles(page).allTextContents();
      const left = await scroll(page);
      await open(page, shown.length - 1);
      if (way === 'save') {
        await page.getByRole('button', { name: t('dashboard.forms.update') }).click();
        await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
      } else if (way === 'link') {
        const name = `${t('common.back')}: ${t('dashboard.projects.title')}`;
        await page.getByRole('link', { name }).click();
      } else {
        await page.goBack();
      }
      await expect(page).toHaveURL(address);
      await expect(titles(page)).toHaveText(shown);
      await expectPosition(page, left);
    },
  );
}

test(
  'a product table that lists all at once has its place, too, and the menu begins anew',
  { tag: '@anywidth' },
  async ({ page, request, t }) => {
    const products = (await (await request.get('/api/products')).json()) as Product[];
    await page.goto('/dashboard/products?sort=createdAt');
    await expect(titles(page).first()).toBeVisible();
    const left = await scroll(page);
    await open(page, Math.min(products.length, 20) - 1);
    await page
      .getByRole('link', { name: `${t('common.back')}: ${t('dashboard.products.title')}` })
      .click();
    await expect(page).toHaveURL('/dashboard/products?sort=createdAt');
    await expectPosition(page, left);

    await page.locator('a[href="/dashboard/reviews"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/dashboard/reviews');
    await expectPosition(page, 0);
  },
);

test(
  'a later page has its place after a reload, too, before the list has arrived',
  { tag: '@anywidth' },
  async ({ page, request, t }) => {
    const [product] = (await (await request.get('/api/products')).json()) as [Product];
    const products = Array.from({ length: 45 }, (_, index) => ({
      ...product,
      _id: String(index).padStart(24, '0'),
      name: `Door ${index}`,
      arName: `باب ${index}`,
    }));
    let released = Promise.resolve();
    await page.route('**/api/products', async (route) => {
      await released;
      await route.fulfill({ json: products });
    });
    await page.route('**/api/products/*', (route) => route.fulfill({ json: products[39] }));
    /** Comes to the table while its list is held back, and then lets that arrive. */
    async function expectPlace(come: () => Promise<unknown>) {
      let release = () => {};
      released = new Promise((resolve) => (release = resolve));
      await come();
      await expect(
        page.getByRole('heading', { name: t('dashboard.products.title') }),
      ).toBeAttached();
      await expect(titles(page)).toHaveCount(0);
      await expectPosition(page, left);
      release();
      await expect(titles(page)).toHaveText(shown);
      await expectPosition(page, left);
    }

    const address = '/dashboard/products?page=2&sort=name';
    await page.goto(address);
    await expect(titles(page)).toHaveCount(20);
    const shown = await titles(page).allTextContents();
    await titles(page).last().scrollIntoViewIfNeeded();
    const left = await position(page);
    expect(left).toBeGreaterThan(100);
    await expectPlace(() => page.reload());

    await open(page, 19);
    await page.reload();
    await expect(page.locator('#screen form')).toBeVisible();
    await expectPlace(() => page.goBack());
    await expect(page).toHaveURL(address);
  },
);
