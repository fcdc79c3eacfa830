import type { Question } from '@manjara/contracts';
import { DashboardScreen } from '../../support/dashboard';
import { listOf } from '../../support/site-content';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const LIST = 'content/questions';

test(
  'of two orders in flight the first fails, and the last one stays',
  { tag: '@long' },
  async ({ page, admin, t, language, toast, watch }) => {
    watch.expectProblem(/500.*\/order/);
    for (const one of await listOf<Question>(admin, LIST)) {
      await admin.delete(`/api/${LIST}/${one._id}`);
    }
    for (const name of ['Oak', 'Walnut', 'Cedar']) {
      const data = { title: name, arTitle: `${name} ع`, description: 'x', arDescription: 'x' };
      expect((await admin.post(`/api/${LIST}`, { data })).status()).toBe(201);
    }
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route(`**/api/${LIST}/order`, async (route) => {
      if (route.request().method() !== 'PUT' || ++sent > 1) return route.fallback();
      await released;
      return route.fulfill({ status: 500, json: {} });
    });
    const stored = async () => (await listOf<Question>(admin, LIST)).map(({ title }) => title);
    const [first, second, third] = await stored();
    const cards = new DashboardScreen(page, t).cards('dashboard.aboutContent.questions');
    const moved = [second!, third!, first!];
    const shown = language === 'ar' ? moved.map((name) => `${name} ع`) : moved;

    await page.goto('/dashboard/content/about');
    const name = language === 'ar' ? `${first} ع` : first!;
    const later = page.getByRole('button', { name: t('dashboard.order.later', { name }) });
    await later.click();
    await expect.poll(() => sent).toBe(1);
    await later.click();
    await expect(cards).toContainText(shown);
    release();
    await expect(toast(t('dashboard.order.saved'))).toBeVisible();
    await expect(cards).toContainText(shown);
    expect(await stored()).toEqual(moved);
  },
);
