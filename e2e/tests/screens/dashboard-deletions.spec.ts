import { type Product, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { ADMIN, signInPage } from '../../support/admin';
import { row } from '../../support/entity-screens';
import { emptyInbox, InboxScreen, sendTo } from '../../support/inbox-screen';
import { picture } from '../../support/pictures';
import { expect, test as base } from '../../support/test';
import { undoBar } from '../../support/undo-bar';

const DELETE = '**/api/messages/*';
const DELETE_PRODUCT = '**/api/products/*';

interface Fixtures {
  /** The inbox with a message of Noura's, whose deletion was confirmed just now. */
  inbox: InboxScreen;
  /** The row of a product, whose deletion was confirmed just now. */
  product: Locator;
  /** The tokens with which the server was asked to delete, one for each time. */
  sent: string[];
}

const test = base.extend<Fixtures>({
  inbox: async ({ page, playwright, request, siteUrl, adminToken, t }, use) => {
    await emptyInbox(request, 'messages', adminToken);
    for (const name of ['Huda', 'Noura']) await sendTo(request, 'messages', { name });
    await page.clock.install();
    await signInPage(page, playwright.request, siteUrl);
    const inbox = new InboxScreen(page, t, 'messages');
    await inbox.open();
    await inbox.choose('Noura', 'common.delete');
    await page.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(undoBar(page, t)).toContainText('Noura');
    await expect(inbox.card('Noura')).toHaveCount(0);
    await use(inbox);
  },
  product: async ({ page, playwright, request, siteUrl, adminToken, language, t }, use) => {
    const name = 'Walnut door';
    const { _id, ...product } = await addProduct(request, adminToken, name);
    await page.clock.install();
    await signInPage(page, playwright.request, siteUrl);
    await page.goto('/dashboard/products');
    const own = language === 'ar' ? product.arName : product.name;
    const remove = t('dashboard.tables.delete', { name: own });
    await page.getByRole('button', { name: remove }).click();
    await page.getByRole('button', { name: t('common.yes'), exact: true }).click();
    await expect(undoBar(page, t)).toContainText(own);
    await expect(row(page, name)).toHaveCount(0);
    await use(row(page, name));
    const headers = { authorization: `Bearer ${adminToken}` };
    await request.delete(`/api/products/${_id}`, { headers });
  },
  sent: async ({ page }, use) => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'DELETE') sent.push(one.headers().authorization ?? '');
    });
    await use(sent);
  },
});

async function addProduct(
  request: APIRequestContext,
  token: string,
  name: string,
): Promise<Product> {
  const { en, ar } = PRODUCT_CATEGORIES[0];
  const buffer = await readFile(picture('product-doors'));
  const response = await request.post('/api/products', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      name,
      arName: 'باب الجوز',
      category: en,
      arCategory: ar,
      alt: 'A door',
      arAlt: 'باب',
      image: { name: 'door.jpg', mimeType: 'image/jpeg', buffer },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Product;
}

test.use({ instance: 'own', contextOptions: { reducedMotion: 'reduce' } });

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test(
  'a message is said to be deleted when the server has answered, and not before',
  { tag: '@anywidth' },
  async ({ page, t, toast, sent, inbox }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(DELETE, async (route) => {
      await answered;
      await route.continue();
    });
    await expect(undoBar(page, t)).not.toContainText(inbox.text('deleted'));
    // The pointer that rests on the bar holds it, but not for ever.
    await undoBar(page, t).getByRole('button').hover();
    await page.clock.runFor(10_000);
    expect(sent).toHaveLength(0);
    await page.clock.runFor(2_500);
    await expect.poll(() => sent.length).toBe(1);
    await expect(undoBar(page, t)).toHaveCount(0);
    await expect(toast(inbox.text('deleted'))).toHaveCount(0);
    answer();
    await expect(toast(inbox.text('deleted'))).toBeVisible();
    await expect(inbox.card('Noura')).toHaveCount(0);
  },
);

test(
  'a message is deleted when the tab is hidden',
  { tag: '@anywidth' },
  async ({ page, toast, sent, inbox }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => sent.length).toBe(1);
    await expect(toast(inbox.text('deleted'))).toBeVisible();
  },
);

test(
  'a message is deleted before the session of who signs out ends',
  { tag: '@anywidth' },
  async ({ page, t, request, adminToken, toast, sent, inbox }) => {
    const order: string[] = [];
    page.on('requestfinished', (one) => {
      if (/logout|messages\/\w/.test(one.url())) order.push(one.method());
    });
    const token = await tokenOf(page);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(DELETE, async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: t('dashboard.shell.signOut') }).click();
    await expect(page).toHaveURL('/dashboard/login');
    await expect.poll(() => sent).toEqual([`Bearer ${token}`]);
    answer();
    await expect.poll(() => order).toEqual(['DELETE', 'POST']);
    await expect(toast(inbox.text('deleted'))).toBeVisible();
    const headers = { authorization: `Bearer ${adminToken}` };
    const left = await request.get('/api/messages', { headers });
    expect(await left.json()).toMatchObject([{ name: 'Huda' }]);
  },
);

test(
  'with the session over, a deletion waits for the new one',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch, sent, inbox, playwright, siteUrl }) => {
    watch.expectProblem(/401/);
    const old = await tokenOf(page);
    const api = await playwright.request.newContext({ baseURL: siteUrl });
    const headers = { authorization: `Bearer ${old}` };
    expect((await api.post('/api/admin/logout', { headers })).status()).toBe(204);
    await api.dispose();
    await inbox.choose('Huda', 'dashboard.inbox.markRead');
    const dialog = page.getByRole('dialog', { name: t('dashboard.auth.again.title') });
    await expect(dialog).toBeVisible();
    await page.clock.runFor(60_000);
    await dialog.locator('input[autocomplete=current-password]').fill(ADMIN.password);
    const submit = { name: t('dashboard.auth.submit'), exact: true };
    await dialog.getByRole('button', submit).click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(inbox.text('deleted'))).toBeVisible();
    expect(sent).toEqual([`Bearer ${await tokenOf(page)}`]);
  },
);

for (const [why, abort] of [
  ['refused', false],
  ['lost on the way', true],
] as const) {
  test(
    `a message whose deletion is ${why} is in its place again, which is said`,
    { tag: '@anywidth' },
    async ({ page, t, toast, watch, inbox }) => {
      watch.expectProblem(/500|ERR_FAILED/);
      await page.route(DELETE, (route) =>
        abort ? route.abort() : route.fulfill({ status: 500, body: '' }),
      );
      await page.clock.runFor(6_500);
      await expect(toast(t('dashboard.errors.deleting'))).toBeVisible();
      await expect(inbox.card('Noura')).toBeVisible();
      await expect(toast(inbox.text('deleted'))).toHaveCount(0);
    },
  );
}

test(
  'a product leaves its table at once, and is said to be deleted when the server has answered',
  { tag: '@anywidth' },
  async ({ page, t, toast, sent, product }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(DELETE_PRODUCT, async (route) => {
      await answered;
      await route.continue();
    });
    await expect(undoBar(page, t)).toContainText(t('dashboard.undo.willDelete'));
    await page.clock.runFor(5_000);
    expect(sent).toHaveLength(0);
    await page.clock.runFor(1_500);
    await expect.poll(() => sent.length).toBe(1);
    await expect(undoBar(page, t)).toHaveCount(0);
    await expect(toast(t('dashboard.products.deleted'))).toHaveCount(0);
    answer();
    await expect(toast(t('dashboard.products.deleted'))).toBeVisible();
    await expect(product).toHaveCount(0);
  },
);

test(
  'a product whose deletion is refused is told on another screen, and is in its table again',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch, product }) => {
    watch.expectProblem(/500/);
    await page.route(DELETE_PRODUCT, (route) => route.fulfill({ status: 500, body: '' }));
    await page.locator('a[href="/dashboard/reviews"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/dashboard/reviews');
    await page.clock.runFor(6_500);
    await expect(toast(t('dashboard.errors.deleting'))).toBeVisible();
    await page.locator('a[href="/dashboard/products"]').first().dispatchEvent('click');
    await expect(product).toBeVisible();
    await expect(toast(t('dashboard.products.deleted'))).toHaveCount(0);
  },
);
