import type { Language, Product } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { comeAlive } from '../../support/alive';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const productsOf = async (request: APIRequestContext) =>
  (await (await request.get('/api/products')).json()) as Product[];

const nameOf = (product: Product, language: Language) =>
  language === 'ar' ? product.arName : product.name;
const categoryOf = (product: Product, language: Language) =>
  language === 'ar' ? product.arCategory : product.category;

/** As the specification writes dates (§9), in Jeddah. */
function dateOf({ createdAt }: Product, language: Language): string {
  const date = new Date(createdAt);
  const timeZone = 'Asia/Riyadh';
  if (language === 'ar') return date.toLocaleDateString('ar-EG', { timeZone });
  const [month, day, year] = date.toLocaleDateString('en-US', { timeZone }).split('/');
  return `${day}/${month}/${year}`;
}

const opener = (page: Page, t: Translate, name: string) =>
  page.getByRole('button', { name: t('production.open', { name }), exact: true });

test('every product has a card with its picture, name and category', async ({
  page,
  request,
  t,
  language,
}) => {
  const products = await productsOf(request);
  await page.goto('/production');
  await expect(page.locator('main h2')).toHaveCount(products.length);
  for (const product of products) {
    const name = nameOf(product, language);
    const card = page.locator('main li', { has: opener(page, t, name) });
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(card).toContainText(categoryOf(product, language));
    await expect(card.getByRole('img').first()).toBeAttached();
  }
});

test('the info sign tells the date of creation', async ({ page, request, t, language }) => {
  const [product] = await productsOf(request);
  const name = nameOf(product!, language);
  await page.goto('/production');
  const info = page.getByRole('button', { name: t('production.info', { name }), exact: true });
  const tip = page
    .getByRole('tooltip')
    .filter({ hasText: t('production.added', { date: dateOf(product!, language) }) });
  await info.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await info.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('a picture opens large and closes in every way', async ({ page, request, t, language }) => {
  const [product] = await productsOf(request);
  const name = nameOf(product!, language);
  await page.goto('/production');
  const popup = page.getByRole('dialog', { name, exact: true });
  const closings = [
    () => popup.getByRole('button', { name: t('common.close') }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
  ];
  for (const close of closings) {
    await opener(page, t, name).click();
    await expect(popup).toContainText(categoryOf(product!, language));
    await expect(popup.getByRole('img').first()).toBeVisible();
    await close();
    await expect(popup).toBeHidden();
    await expect(opener(page, t, name)).toBeFocused();
  }
});

test('a press inside the large picture does not close it', async ({
  page,
  request,
  t,
  language,
}) => {
  const [product] = await productsOf(request);
  const name = nameOf(product!, language);
  await page.goto('/production');
  await opener(page, t, name).click();
  const popup = page.getByRole('dialog', { name, exact: true });
  const alt = language === 'ar' ? product!.image.arAlt : product!.image.alt;
  const large = popup.getByRole('img', { name: alt });
  await expect(large).toHaveAttribute('src', new RegExp(`^${product!.image.url}`));
  await large.click();
  await expect(popup).toBeVisible();
});

/** Leads to the products from a page that has come to life, so that the browser itself asks. */
async function follow(page: Page): Promise<void> {
  await page.goto('/contact');
  await comeAlive(page);
  // A menu that is folded on a phone holds it.
  await page.locator('header a[href="/production"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/production');
}

test(
  'a date that is missing is said to be missing',
  { tag: '@anywidth' },
  async ({ page, request, t, language }) => {
    const [product] = await productsOf(request);
    await page.route('**/api/products', (route) =>
      route.fulfill({ json: [{ ...product, createdAt: undefined }] }),
    );
    await follow(page);
    const name = nameOf(product!, language);
    await page.getByRole('button', { name: t('production.info', { name }), exact: true }).focus();
    await expect(page.getByRole('tooltip')).toHaveText(t('production.noDate'));
  },
);

test('where there is no product yet, that is said', { tag: '@anywidth' }, async ({ page, t }) => {
  await page.route('**/api/products', (route) => route.fulfill({ json: [] }));
  await follow(page);
  await expect(page.getByRole('heading', { name: t('production.empty') })).toBeVisible();
});

test(
  'products that cannot be had are told, and can be asked for again',
  { tag: '@anywidth' },
  async ({ page, request, t, toast, watch }) => {
    watch.expectProblem(/500.*\/api\/products/);
    const products = await productsOf(request);
    await page.route('**/api/products', (route) => route.fulfill({ status: 500, json: {} }));
    await follow(page);
    await expect(toast(t('popups.fetch'))).toBeVisible();
    await page.unroute('**/api/products');
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.locator('main h2')).toHaveCount(products.length);
  },
);
