import type { Review } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { chooseFiles } from '../../support/choose';
import { EntityForm } from '../../support/entity-form';
import { asVisitor, findEntity, hold, row, statuses } from '../../support/entity-screens';
import { NOT_A_PICTURE, picture } from '../../support/pictures';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';
import { expectDeleted } from '../../support/undo-bar';

test.use({ instance: 'own', signedIn: true });

const formOf = (page: Page, t: Translate) =>
  new EntityForm(page, t, 'reviews', ['title', 'name', 'description', 'alt']);

const TEXTS = {
  title: 'Every joint fits',
  arTitle: 'كل وصلة في مكانها',
  name: 'Sara Alghamdi',
  arName: 'سارة الغامدي',
  description: 'They measured twice, cut once, and were done a week early.',
  arDescription: 'قاسوا مرتين وقصّوا مرة واحدة، وانتهوا قبل الموعد بأسبوع.',
  alt: 'Sara Alghamdi at her desk',
  arAlt: 'سارة الغامدي عند مكتبها',
};

test(
  'a review is added, edited and deleted',
  { tag: '@eachwidth' },
  async ({ page, request, browser, siteUrl, language, t, toast }) => {
    const form = formOf(page, t);
    const own = language === 'ar' ? TEXTS.arTitle : TEXTS.title;
    const renamed = { title: 'Not one gap', arTitle: 'لا فراغ واحدًا' };
    const ownRenamed = language === 'ar' ? renamed.arTitle : renamed.title;
    let added!: Review;

    await test.step('add', async () => {
      const release = await hold(page, '**/api/reviews', 'POST');
      await page.goto('/dashboard/add-review');
      await form.fillTexts(TEXTS);
      await form.chooseMain('detail-1');
      await form.submit.click();
      await expect(toast(t('dashboard.reviews.adding'))).toBeVisible();
      release();
      await expect(toast(t('dashboard.reviews.added'))).toBeVisible();
      for (const field of Object.values(form.fields)) await expect(field).toHaveValue('');
      await expect(form.choose).toBeVisible();
      added = await findEntity<Review>(request, 'reviews', { title: TEXTS.title });
    });

    await test.step('find it in the table and on the site', async () => {
      await page.goto('/dashboard/reviews');
      await expect(row(page, TEXTS.title)).toContainText(TEXTS.arTitle);
      await expect(row(page, TEXTS.title)).toContainText(
        language === 'ar' ? TEXTS.arName : TEXTS.name,
      );
      for (const [lang, title, words] of [
        ['en', TEXTS.title, TEXTS.description],
        ['ar', TEXTS.arTitle, TEXTS.arDescription],
      ] as const) {
        await asVisitor(browser, siteUrl, lang, async (visitor) => {
          await expect(visitor.getByText(title, { exact: true })).toBeAttached();
          await expect(visitor.getByText(words)).toBeAttached();
        });
      }
    });

    await test.step('edit', async () => {
      const name = t('dashboard.tables.edit', { name: own });
      await row(page, TEXTS.title).getByRole('link', { name }).click();
      await expect(form.fields.arDescription).toHaveValue(TEXTS.arDescription);
      await form.fields.title.fill(renamed.title);
      await form.fields.arTitle.fill(renamed.arTitle);
      await chooseFiles(form.replace, picture('detail-2'));
      const release = await hold(page, '**/api/reviews/*', 'PUT');
      await form.submit.click();
      await expect(toast(t('dashboard.reviews.editing'))).toBeVisible();
      await expect(form.submit).toBeDisabled();
      release();
      await expect(toast(t('dashboard.reviews.edited'))).toBeVisible();
      await expect(page).toHaveURL('/dashboard/reviews');
      await expect(row(page, renamed.title)).toContainText(renamed.arTitle);
      const edited = await findEntity<Review>(request, 'reviews', { title: renamed.title });
      expect(await statuses(request, [added.image.url, edited.image.url])).toEqual([404, 200]);
    });

    await test.step('delete', async () => {
      const name = t('dashboard.tables.delete', { name: ownRenamed });
      await row(page, renamed.title).getByRole('button', { name }).click();
      const dialog = page.getByRole('alertdialog', { name: t('dashboard.reviews.deleteTitle') });
      await expect(dialog).toContainText(t('dashboard.reviews.deleteQuestion'));
      await expect(dialog).toContainText(ownRenamed);
      await dialog.getByRole('button', { name: t('common.yes'), exact: true }).click();
      await expect(row(page, renamed.title)).toHaveCount(0);
      await expectDeleted(page, t, t('dashboard.reviews.deleted'), ownRenamed);
      await expect(row(page, renamed.title)).toHaveCount(0);
    });
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
    await page.goto('/dashboard/add-review');
    await form.submit.click();
    await expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
    for (const field of Object.values(form.fields)) {
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
  'a review that cannot be read is told in the server’s words, or in its own',
  { tag: '@eachwidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/(404|500).*\/api\/reviews\//);
    const answer = page.waitForResponse('**/api/reviews/*');
    await page.goto(`/dashboard/edit-review/${'0'.repeat(24)}`);
    const { message } = (await (await answer).json()) as { message: string };
    await expect(toast(message)).toBeVisible();

    await page.route('**/api/reviews/*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(toast(t('dashboard.reviews.loadFailed'))).toBeVisible();
  },
);
