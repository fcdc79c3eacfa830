import type { Language, Product } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
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
