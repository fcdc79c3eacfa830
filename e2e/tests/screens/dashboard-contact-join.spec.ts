import type { SiteTexts } from '@manjara/contracts';
import { ContentScreen } from '../../support/content-screens';
import { asVisitor } from '../../support/entity-screens';
import { expect, test } from '../../support/test';

test.use({ instance: 'own', signedIn: true });

const TEXTS = {
  contact: {
    mainText: ['Talk to the bench', 'تحدّث إلى الورشة'],
    sectionTitle: ['Write a line', 'اكتب سطرًا'],
    subText: ['Answered in a day', 'نرد خلال يوم'],
    description: ['Drawings help.', 'الرسومات تعيننا.'],
  },
  join: {
    mainText: ['Work with wood', 'اعمل بالخشب'],
    sectionTitle: ['Take a place', 'خذ مكانك'],
    description: ['We teach what we know.', 'نعلّم ما نعرف.'],
  },
} as const;

test(
  'both sections are saved by one button, and seen on the site',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, t, toast }) => {
    const screen = new ContentScreen(page, t);
    await page.goto('/dashboard/content/contact-join');
    for (const [section, texts] of Object.entries(TEXTS)) {
      const part = page.getByRole('region', {
        name: t(`dashboard.contactJoin.${section}`),
        exact: true,
      });
      await expect(part.getByRole('textbox')).toHaveCount(2 * Object.keys(texts).length);
      for (const [key, [english, arabic]] of Object.entries(texts)) {
        const label = `dashboard.contactJoin.fields.${key}`;
        await screen.field(label, 'inEnglish', part).fill(english);
        await screen.field(label, 'inArabic', part).fill(arabic);
      }
    }
    await screen.button('common.save').click();
    await expect(toast(t('dashboard.contactJoin.saved'))).toBeVisible();

    const saved = (await (await request.get('/api/content')).json()) as SiteTexts;
    const twins = (texts: Record<string, readonly [string, string]>) =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([key, [english, arabic]]) => [
          [key, english],
          [`ar${key.charAt(0).toUpperCase()}${key.slice(1)}`, arabic],
        ]),
      );
    expect(saved).toEqual({ contact: twins(TEXTS.contact), join: twins(TEXTS.join) });
    for (const section of ['contact', 'join'] as const) {
      for (const side of [0, 1] as const) {
        const address = `${siteUrl}/${section}`;
        await asVisitor(browser, address, side === 0 ? 'en' : 'ar', async (visitor) => {
          for (const text of Object.values(TEXTS[section])) {
            await expect(visitor.getByText(text[side]).first()).toBeVisible();
          }
        });
      }
    }
  },
);

test(
  'what cannot be read or saved is said, and what was typed stays',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/503.*\/api\/content$/);
    watch.expectProblem(/status of 503/);
    const away = { statusCode: 503, error: 'unavailable', message: 'The database is away.' };
    const fail = () =>
      page.route('**/api/content', (route) => route.fulfill({ status: 503, json: away }));
    await fail();
    await page.goto('/dashboard/content/contact-join');
    await expect(toast(t('dashboard.contactJoin.loadFailed'))).toBeVisible();
    await page.unroute('**/api/content');
    await page.getByRole('button', { name: t('common.retry') }).click();

    const field = new ContentScreen(page, t).field(
      'dashboard.contactJoin.fields.subText',
      'inEnglish',
    );
    await field.fill('Half a sentence');
    await fail();
    await page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(toast(t('dashboard.contactJoin.saveFailed'))).toBeVisible();
    await expect(page.getByText(away.message)).toBeVisible();
    await expect(field).toHaveValue('Half a sentence');
  },
);
