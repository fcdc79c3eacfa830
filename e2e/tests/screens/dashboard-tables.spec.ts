import type { Product, Project, Review } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectPosition, position, scrollTo } from '../../support/scroll';
import { expect, test } from '../../support/test';

test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const titles = (page: Page) => page.getByRole('rowheader').getByRole('link');

test(
  'projects are paged, sorted, searched and filtered in the address',
  { tag: '@layout' },
  async ({ page, request, language, wide, t, number }) => {
    const all = (await (await request.get('/api/projects')).json()) as Project[];
    const nameOf = ({ name, arName }: Project) => (language === 'ar' ? arName : name);
    const newest = all.map(nameOf);
    const pages = page.getByRole('navigation', { name: t('common.pagination.label') });

    await page.goto('/dashboard/projects');
    await expect(titles(page)).toHaveText(newest.slice(0, 20));
    await pages.getByRole('link', { name: number(2) }).click();
    await expect(page).toHaveURL('/dashboard/projects?page=2');
    await expect(titles(page)).toHaveText(newest.slice(20));
    await expect(page.locator('h1')).toBeInViewport();
    await page.reload();
    await expect(titles(page)).toHaveText(newest.slice(20));
    await page.goBack();
    await expect(titles(page)).toHaveText(newest.slice(0, 20));
    await page.goto('/dashboard/projects?page=99999999999');
    await expect(page).toHaveURL('/dashboard/projects?page=2');

    // A phone has no heads to press.
    if (wide) {
      const head = page.getByRole('columnheader', { name: t('dashboard.projects.fields.name') });
      await head.getByRole('button').press('Enter');
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
    } else {
      await page.getByRole('combobox', { name: t('dashboard.tables.order') }).selectOption('name');
    }
    await expect(page).toHaveURL('/dashboard/projects?sort=name');
    const byName = all.map(nameOf).sort(new Intl.Collator(language).compare);
    await expect(titles(page)).toHaveText(byName.slice(0, 20));

    const [wanted] = all as [Project];
    const category = page.getByRole('combobox', { name: t('dashboard.forms.category') });
    await category.selectOption(wanted.category);
    await page.getByRole('searchbox').fill(wanted.name.toUpperCase());
    await expect(titles(page)).toHaveText([nameOf(wanted)]);
    await page.reload();
    await expect(titles(page)).toHaveText([nameOf(wanted)]);
    await expect(category).toHaveValue(wanted.category);
  },
);

test('products and reviews are found, and lead to the site', async ({
  page,
  request,
  language,
  localized,
  t,
}) => {
  const products = (await (await request.get('/api/products')).json()) as Product[];
  const reviews = (await (await request.get('/api/reviews')).json()) as Review[];
  const [product, review] = [products.at(-1)!, reviews[1]!];
  const find = async (of: string, name: string, shown: string) => {
    await page.goto(`/dashboard/${of}`);
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await expect(titles(page)).toHaveText([shown]);
    const view = t('dashboard.tables.view', { name: shown });
    await page.getByRole('link', { name: view }).click();
  };

  const name = language === 'ar' ? product.arName : product.name;
  await find('products', product.name, name);
  await expect(page).toHaveURL(localized(`/production?product=${product._id}`));
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();

  await find('reviews', review.name, language === 'ar' ? review.arTitle : review.title);
  await expect(page).toHaveURL(localized(`/#review-${review._id}`));
  const words = language === 'ar' ? review.arDescription : review.description;
  await expect(page.getByText(words)).toBeInViewport({ ratio: 0.4 });
});

/** Opens a row where it is, without scrolling to it. */
async function open(page: Page, row: number): Promise<void> {
  await titles(page).nth(row).dispatchEvent('click');
  await expect(page.locator('#screen form')).toBeVisible();
  await expectPosition(page, 0);
}

test('a table has its filter and position after every way back, and the menu begins anew', async ({
  page,
  request,
  t,
  toast,
}) => {
  const [{ category }] = (await (await request.get('/api/projects')).json()) as [Project];
  const address = `/dashboard/projects?search=a&category=${encodeURIComponent(category)}&sort=name`;
  await page.goto(address);
  await expect(titles(page).first()).toBeVisible();
  const shown = await titles(page).allTextContents();
  const backLink = `${t('common.back')}: ${t('dashboard.projects.title')}`;
  const ways = {
    save: async () => {
      await page.getByRole('button', { name: t('dashboard.forms.update') }).click();
      await expect(toast(t('dashboard.projects.edited'))).toBeVisible();
    },
    link: () => page.getByRole('link', { name: backLink }).click(),
    browser: () => page.goBack(),
  };
  for (const [way, goBack] of Object.entries(ways)) {
    const left = await scrollTo(page, 500);
    await open(page, shown.length - 1);
    await goBack();
    await expect(page, way).toHaveURL(address);
    await expect(titles(page)).toHaveText(shown);
    await expectPosition(page, left);
  }
  await page.locator('a[href="/dashboard/reviews"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/dashboard/reviews');
  await expectPosition(page, 0);
});

test('a later page has its place after a reload, too, before the list has arrived', async ({
  page,
  request,
  t,
}) => {
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
    await expect(page.getByRole('heading', { name: t('dashboard.products.title') })).toBeAttached();
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
});
