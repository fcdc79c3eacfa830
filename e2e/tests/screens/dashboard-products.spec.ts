import { type Product, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectSound } from '../../support/accessibility';
import { chooseFiles } from '../../support/choose';
import { EntityForm } from '../../support/entity-form';
import { asVisitor, findEntity, hold, row, statuses } from '../../support/entity-screens';
import { NOT_A_PICTURE, picture } from '../../support/pictures';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';
import { expectDeleted, undoBar } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true });

const formOf = (page: Page, t: Translate) => new EntityForm(page, t, 'products', ['name', 'alt']);

const DOORS = PRODUCT_CATEGORIES.find(({ en }) => en === 'Doors')!;
const PARTITIONS = PRODUCT_CATEGORIES.find(({ en }) => en === 'Partitions')!;

const textsOf = (name: string, arName: string) => ({
  name,
  arName,
  alt: `${name}, half open`,
  arAlt: `${arName} مفتوح نصفه`,
});

async function add(page: Page, t: Translate, texts: ReturnType<typeof textsOf>): Promise<void> {
  const form = formOf(page, t);
  await page.goto('/dashboard/add-product');
  await form.fillTexts(texts);
  await form.category.selectOption(DOORS.en);
  await form.chooseMain('product-doors');
  await form.submit.click();
}

test(
  'a product is added, edited and deleted',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, language, t, toast }) => {
    const form = formOf(page, t);
    const texts = textsOf('Lattice door', 'باب المشربية');
    const renamed = { name: 'Lattice screen', arName: 'ستارة المشربية' };
    const own = language === 'ar' ? texts.arName : texts.name;
    const ownRenamed = language === 'ar' ? renamed.arName : renamed.name;
    let added!: Product;

    await test.step('add', async () => {
      const release = await hold(page, '**/api/products', 'POST');
      await add(page, t, texts);
      await expect(toast(t('dashboard.products.adding'))).toBeVisible();
      release();
      await expect(toast(t('dashboard.products.added'))).toBeVisible();
      for (const field of Object.values(form.fields)) await expect(field).toHaveValue('');
      await expect(form.category).toHaveValue('');
      await expect(form.choose).toBeVisible();
      added = await findEntity<Product>(request, 'products', { name: texts.name });
      expect([added.category, added.arCategory]).toEqual([DOORS.en, DOORS.ar]);
    });

    await test.step('find it in the table and on the site', async () => {
      await page.goto('/dashboard/products');
      await expect(row(page, texts.name)).toContainText(texts.arName);
      await expect(row(page, texts.name)).toContainText(DOORS[language]);
      for (const [lang, name, alt] of [
        ['en', texts.name, texts.alt],
        ['ar', texts.arName, texts.arAlt],
      ] as const) {
        await asVisitor(browser, `${siteUrl}/production`, lang, async (visitor) => {
          await expect(visitor.getByRole('heading', { level: 2, name })).toBeVisible();
          await expect(visitor.getByRole('img', { name: alt })).toBeAttached();
        });
      }
    });

    await test.step('edit', async () => {
      const name = t('dashboard.tables.edit', { name: own });
      await row(page, texts.name).getByRole('link', { name }).click();
      await expect(form.fields.arAlt).toHaveValue(texts.arAlt);
      await expect(form.category).toHaveValue(DOORS.en);
      await form.fields.name.fill(renamed.name);
      await form.fields.arName.fill(renamed.arName);
      await form.category.selectOption(PARTITIONS.en);
      await chooseFiles(form.replace, picture('product-partitions'));
      const release = await hold(page, '**/api/products/*', 'PUT');
      await form.submit.click();
      await expect(toast(t('dashboard.products.editing'))).toBeVisible();
      await expect(form.submit).toBeDisabled();
      release();
      await expect(toast(t('dashboard.products.edited'))).toBeVisible();
      await expect(page).toHaveURL('/dashboard/products');
      await expect(row(page, renamed.name)).toContainText(renamed.arName);

      const edited = await findEntity<Product>(request, 'products', { name: renamed.name });
      expect(edited.category).toBe(PARTITIONS.en);
      expect(await statuses(request, [added.image.url, edited.image.url])).toEqual([404, 200]);
      added = edited;
    });

    await test.step('delete', async () => {
      const name = t('dashboard.tables.delete', { name: ownRenamed });
      const remove = row(page, renamed.name).getByRole('button', { name });
      const dialog = page.getByRole('alertdialog', { name: t('dashboard.products.deleteTitle') });
      await remove.click();
      await expect(dialog).toContainText(t('dashboard.products.deleteQuestion'));
      await expect(dialog).toContainText(ownRenamed);
      await dialog.getByRole('button', { name: t('common.no'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await remove.click();
      await dialog.getByRole('button', { name: t('common.yes'), exact: true }).click();
      await expect(row(page, renamed.name)).toHaveCount(0);
      await expectDeleted(page, t, t('dashboard.products.deleted'), ownRenamed);
      await expect.poll(() => statuses(request, [added.image.url])).toEqual([404]);
    });
  },
);

test(
  'a deletion can be undone, and is done before the page goes',
  { tag: '@eachwidth' },
  async ({ page, request, language, wide, t, toast }) => {
    const texts = textsOf('Walnut door', 'باب الجوز');
    await add(page, t, texts);
    await expect(toast(t('dashboard.products.added'))).toBeVisible();
    const { _id: id } = await findEntity<Product>(request, 'products', { name: texts.name });
    const address = `/api/products/${id}`;
    const name = language === 'ar' ? texts.arName : texts.name;
    const remove = async () => {
      await page.getByRole('button', { name: t('dashboard.tables.delete', { name }) }).click();
      await page.getByRole('button', { name: t('common.yes'), exact: true }).click();
      await expect(row(page, texts.name)).toHaveCount(0);
    };
    const bar = undoBar(page, t);

    await page.goto('/dashboard/products');
    await remove();
    await expect(bar).toContainText(t('dashboard.undo.willDelete'));
    await expect(bar).toContainText(name);
    await bar.getByRole('button', { name: t('dashboard.undo.action') }).click();
    await expect(row(page, texts.name)).toBeVisible();
    await expect(toast(t('dashboard.undo.undone'))).toBeVisible();
    expect(await statuses(request, [address])).toEqual([200]);

    await remove();
    await page.goto('about:blank');
    await expect.poll(() => statuses(request, [address])).toEqual([404]);

    await add(page, t, textsOf('Cedar door', 'باب الأرز'));
    await expect(toast(t('dashboard.products.added'))).toBeVisible();
    await page.goto('/dashboard/products');
    await row(page, 'Cedar door').getByRole('button').click();
    await page.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(bar.getByRole('button')).toBeVisible();
    await expectSound(page, wide);
    await expect(bar).toHaveCount(0);
  },
);

test(
  'what is missing or no picture is said before anything is sent',
  { tag: '@eachwidth' },
  async ({ page, t }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url());
    });
    const form = formOf(page, t);
    await page.goto('/dashboard/add-product');
    await form.submit.click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    for (const field of [...Object.values(form.fields), form.category]) {
      await expect(field).toHaveAccessibleDescription(new RegExp(t('dashboard.forms.required')));
    }
    await expect(form.mainPicture).toContainText(t('dashboard.forms.pictureRequired'));
    await chooseFiles(form.choose, NOT_A_PICTURE);
    const refusal = t('dashboard.pictures.faults.notAnImage');
    await expect(form.mainPicture.getByRole('alert')).toHaveText(refusal);
    expect(requests).toEqual([]);
  },
);

test(
  'the edit screen takes a file of any type, which the server then judges',
  { tag: '@eachwidth' },
  async ({ page, request, t, toast, watch }) => {
    watch.expectProblem(/4(15|22).*\/api\/products\//);
    const texts = textsOf('Ash door', 'باب الدردار');
    await add(page, t, texts);
    await expect(toast(t('dashboard.products.added'))).toBeVisible();
    const { _id: id, image } = await findEntity<Product>(request, 'products', { name: texts.name });

    const form = formOf(page, t);
    await page.goto(`/dashboard/edit-product/${id}`);
    await chooseFiles(form.replace, NOT_A_PICTURE);
    await expect(form.mainPicture).toContainText(NOT_A_PICTURE.name);
    await expect(form.mainPicture.getByRole('alert')).toBeEmpty();
    const answer = page.waitForResponse(`**/api/products/${id}`);
    await form.submit.click();
    const { message } = (await (await answer).json()) as { message: string };
    await expect(toast(message)).toBeVisible();
    const product = await findEntity<Product>(request, 'products', { name: texts.name });
    expect(product.image.url).toBe(image.url);
  },
);

test(
  'a product that cannot be read is told in the server’s words, or in its own',
  { tag: '@eachwidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/(404|500).*\/api\/products\//);
    const answer = page.waitForResponse('**/api/products/*');
    await page.goto(`/dashboard/edit-product/${'0'.repeat(24)}`);
    const { message } = (await (await answer).json()) as { message: string };
    await expect(toast(message)).toBeVisible();

    await page.route('**/api/products/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(toast(t('dashboard.products.loadFailed'))).toBeVisible();
  },
);

test(
  'an info tip beside each picture lists the accepted formats',
  { tag: '@eachwidth' },
  async ({ page, t }) => {
    for (const path of ['add-product', 'add-project', 'add-review']) {
      await page.goto(`/dashboard/${path}`);
      const info = page.getByRole('button', { name: t('dashboard.pictures.formatsLabel') });
      await info.first().focus();
      await expect(page.getByRole('tooltip').first()).toContainText(
        'jpg, jpeg, png, gif, bmp, tiff, webp, svg, heic, ico, avif',
      );
    }
  },
);
