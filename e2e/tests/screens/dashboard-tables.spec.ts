import { type Product, PRODUCT_CATEGORIES, type Review } from '@manjara/contracts';
import { expectSound } from '../../support/accessibility';
import { expect, test } from '../../support/test';

// They are judged at rest, not while they fade in.
test.use({ signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

test(
  'products are searched, filtered and sorted in the URL, and seen on the site',
  { tag: '@eachwidth' },
  async ({ page, request, language, localized, t }) => {
    const products = (await (await request.get('/api/products')).json()) as Product[];
    const nameOf = (product: Product) => (language === 'ar' ? product.arName : product.name);
    const names = page.getByRole('rowheader').getByRole('link');
    await page.goto('/dashboard/products');
    await expect(names).toHaveText(products.slice(0, 20).map(nameOf));

    const { en } = PRODUCT_CATEGORIES[1];
    await page.getByRole('combobox', { name: t('dashboard.forms.category') }).selectOption(en);
    await expect(page).toHaveURL(`/dashboard/products?category=${en}`);
    const ofCategory = products.filter(({ category }) => category === en).map(nameOf);
    await expect(names).toHaveText(ofCategory);

    const wanted = products.find(({ category }) => category === en)!;
    await page.getByRole('searchbox').fill(wanted.name.toUpperCase());
    await expect(page).toHaveURL(/search=/);
    await page.reload();
    await expect(names).toHaveText([nameOf(wanted)]);
    await page.getByRole('searchbox').fill('zzzz');
    await page.getByRole('button', { name: t('dashboard.products.clearFilter') }).click();
    await expect(page).toHaveURL('/dashboard/products');

    await page
      .getByRole('combobox', { name: t('dashboard.tables.order') })
      .selectOption('createdAt');
    await expect(names.first()).toHaveText(nameOf(products.at(-1)!));

    const last = products.at(-1)!;
    const view = t('dashboard.tables.view', { name: nameOf(last) });
    await page.getByRole('link', { name: view }).click();
    await expect(page).toHaveURL(localized(`/production?product=${last._id}`));
    await expect(page.getByRole('dialog', { name: nameOf(last), exact: true })).toBeVisible();
  },
);

test(
  'reviews are searched and sorted in the URL, and seen on the site',
  { tag: '@eachwidth' },
  async ({ page, request, language, localized, t }) => {
    const reviews = (await (await request.get('/api/reviews')).json()) as Review[];
    const titleOf = (review: Review) => (language === 'ar' ? review.arTitle : review.title);
    const titles = page.getByRole('rowheader').getByRole('link');
    await page.goto('/dashboard/reviews');
    await expect(titles).toHaveText(reviews.slice(0, 20).map(titleOf));

    const wanted = reviews[1]!;
    await page.getByRole('searchbox').fill(wanted.name.toUpperCase());
    await expect(page).toHaveURL(/search=/);
    await expect(titles).toHaveText([titleOf(wanted)]);
    await page.goto('/dashboard/reviews');
    await page
      .getByRole('combobox', { name: t('dashboard.tables.order') })
      .selectOption('createdAt');
    await expect(titles.first()).toHaveText(titleOf(reviews.at(-1)!));

    const view = t('dashboard.tables.view', { name: titleOf(wanted) });
    await page.getByRole('link', { name: view }).click();
    await expect(page).toHaveURL(localized(`/#review-${wanted._id}`));
    const words = language === 'ar' ? wanted.arDescription : wanted.description;
    await expect(page.getByText(words)).toBeInViewport({ ratio: 0.4 });
  },
);

for (const [of, one] of [
  ['products', 'product'],
  ['reviews', 'review'],
] as const) {
  test(`the screens of ${of} are accessible and fit, dialog open or closed`, async ({
    page,
    request,
    wide,
    t,
  }) => {
    await page.goto(`/dashboard/${of}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, wide);
    await page.getByRole('row').nth(1).getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectSound(page, wide);

    await page.goto(`/dashboard/add-${one}`);
    await expectSound(page, wide);
    await page.locator('#screen form button[type=submit]').click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    await expectSound(page, wide);

    const [first] = (await (await request.get(`/api/${of}`)).json()) as { _id: string }[];
    await page.goto(`/dashboard/edit-${one}/${first!._id}`);
    await expect(page.locator('#screen form')).toBeVisible();
    await expectSound(page, wide);
  });

  test(
    `a list of ${of} that cannot be loaded is logged, and tried again when asked`,
    { tag: '@eachwidth' },
    async ({ page, t, watch }) => {
      watch.expectProblem(new RegExp(`500.*/api/${of}`));
      watch.expectProblem(/could not be loaded/);
      const address = `**/api/${of}`;
      await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
      const logged = page.waitForEvent('console', {
        predicate: (message) => message.text().startsWith(`The ${of} could not be loaded.`),
      });
      await page.goto(`/dashboard/${of}`);
      await logged;
      await expect(page.getByText(t(`dashboard.${of}.listFailed`))).toBeVisible();
      await expect(page.locator('#toasts').getByRole('alert')).toHaveCount(0);
      await page.unroute(address);
      await page.getByRole('button', { name: t('common.retry') }).click();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  );
}
