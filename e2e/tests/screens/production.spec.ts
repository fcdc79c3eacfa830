import type { Language, Product } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { waitForHydration } from '../../support/hydration';
import { expect, test } from '../../support/test';

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

const opener = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });

const addressOf = ({ _id }: Product) => `/production?product=${_id}`;

test('every product has a card with its picture, name and category', async ({
  page,
  request,
  language,
}) => {
  const products = await productsOf(request);
  await page.goto('/production');
  await expect(page.locator('main h2')).toHaveCount(products.length);
  for (const product of products) {
    const name = nameOf(product, language);
    const card = page.locator('main li', { has: page.getByRole('link', { name, exact: true }) });
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

test('a picture opens large and closes in every way', async ({
  page,
  request,
  t,
  language,
  localized,
}) => {
  const [product] = await productsOf(request);
  const name = nameOf(product!, language);
  await page.goto('/production');
  await waitForHydration(page);
  const popup = page.getByRole('dialog', { name, exact: true });
  const close = popup.getByRole('link', { name: t('common.close') });
  const closings = [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
    () => page.goBack(),
  ];
  for (const way of closings) {
    await opener(page, name).click();
    await expect(page).toHaveURL(localized(addressOf(product!)));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(popup).toContainText(categoryOf(product!, language));
    await expect(popup.getByRole('img').first()).toBeVisible();
    await way();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(localized('/production'));
    await expect(opener(page, name)).toBeFocused();
  }
  await page.goForward();
  await expect(popup).toBeVisible();
});

test(
  'a card far down the list opens its product, and is in view again afterwards',
  { tag: '@anywidth' },
  async ({ page, request, t, language, localized }) => {
    const product = (await productsOf(request)).at(-1)!;
    const name = nameOf(product, language);
    await page.goto('/production');
    await waitForHydration(page);
    await opener(page, name).scrollIntoViewIfNeeded();
    await opener(page, name).click();
    const popup = page.getByRole('dialog', { name, exact: true });
    await expect(popup).toBeVisible();
    await popup.getByRole('link', { name: t('common.close') }).click();
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(localized('/production'));
    await expect(opener(page, name)).toBeInViewport();
  },
);

test(
  'a copied link opens its product, with its name as the title',
  { tag: '@anywidth' },
  async ({ page, request, t, language, localized }) => {
    const product = (await productsOf(request))[1]!;
    const name = nameOf(product, language);
    const response = await page.goto(addressOf(product));
    expect(response!.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(name));
    const popup = page.getByRole('dialog', { name, exact: true });
    await expect(popup).toBeVisible();
    await waitForHydration(page);
    await popup.getByRole('link', { name: t('common.close') }).click();
    await expect(page).toHaveURL(localized('/production'));
    await expect(popup).toBeHidden();
    await expect(opener(page, name)).toBeFocused();
  },
);

test(
  'a product that is not there answers 404 and helps onward',
  { tag: '@anywidth' },
  async ({ page, request, t, watch, localized }) => {
    watch.expectProblem(/404.*\/production\?product=/);
    const products = await productsOf(request);
    const response = await page.goto('/production?product=no-id');
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('production.missing.title') })).toBeVisible();
    await expect(page.locator('main li h2')).toHaveCount(products.length);
    await page.getByRole('link', { name: t('production.missing.action') }).click();
    await expect(page).toHaveURL(localized('/production'));
  },
);

test.describe('without JavaScript', { tag: '@anywidth' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('a product is opened and closed', async ({ page, request, t, language, localized }) => {
    const [product] = await productsOf(request);
    const name = nameOf(product!, language);
    await page.goto('/production');
    await opener(page, name).click();
    await expect(page).toHaveURL(localized(addressOf(product!)));
    const popup = page.getByRole('dialog', { name, exact: true });
    await expect(popup).toBeVisible();
    await popup.getByRole('link', { name: t('common.close') }).click();
    await expect(page).toHaveURL(localized('/production'));
    await expect(popup).toHaveCount(0);
  });
});

test('a press inside the large picture does not close it', async ({ page, request, language }) => {
  const [product] = await productsOf(request);
  const name = nameOf(product!, language);
  await page.goto('/production');
  await opener(page, name).click();
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
  await waitForHydration(page);
  // A menu that is folded on a phone holds it.
  await page.locator('header a[href^="/production"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/production/);
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
