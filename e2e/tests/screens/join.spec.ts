import { type JobApplication, PRODUCT_CATEGORIES } from '@manjara/contracts';
import type { APIRequest, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { pdfFile } from '../../support/pdf';
import { NOT_A_PICTURE as A_TEXT } from '../../support/pictures';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

const TEXTS = ['name', 'email', 'message'] as const;
const typed = {
  name: 'سالم Haddad',
  email: 'ask at the gate',
  message: 'Twelve years at the bench.',
};
type Typed = typeof typed;
const [, , , , , , DOORS] = PRODUCT_CATEGORIES;
/** Megabytes of a CV that the API takes, unless UPLOAD_MAX_MB says otherwise. */
const LIMIT_MB = 10;

const form = (page: Page, t: Translate) => page.getByRole('form', { name: t('join.form.label') });
const field = (page: Page, t: Translate, name: (typeof TEXTS)[number]) =>
  form(page, t).getByRole('textbox', { name: t(`join.form.fields.${name}`) });
const job = (page: Page, t: Translate) => form(page, t).getByRole('combobox');
const cv = (page: Page, t: Translate) => form(page, t).getByLabel(t('join.form.fields.cv'));
const send = (page: Page, t: Translate) =>
  form(page, t)
    .getByRole('button', { name: t('join.form.submit') })
    .click();

async function fill(page: Page, t: Translate, changes: Partial<Typed> = {}): Promise<void> {
  const values = { ...typed, ...changes };
  for (const name of TEXTS) await field(page, t, name).fill(values[name]);
  await job(page, t).selectOption(DOORS.en);
}

async function expectKept(page: Page, t: Translate, file: string): Promise<void> {
  for (const name of TEXTS) await expect(field(page, t, name)).toHaveValue(typed[name]);
  await expect(job(page, t)).toHaveValue(DOORS.en);
  await expect(form(page, t).getByText(file)).toBeVisible();
}

/** What the admin finds of an application, by its message. */
async function found(request: APIRequest, url: string, token: string, message: string) {
  const admin = await request.newContext({
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const jobs = (await (await admin.get(`${url}/api/jobs`)).json()) as JobApplication[];
  await admin.dispose();
  return jobs.filter((one) => one.message === message);
}

test('what is missing is named, and what was entered stays', async ({ page, t, toast }) => {
  await page.goto('/join');
  await send(page, t);
  await expect(toast(t('popups.fields'))).toBeVisible();
  await expect(field(page, t, 'name')).toBeFocused();
  await expectAccessible(page);

  await fill(page, t);
  await send(page, t);
  await expect(cv(page, t)).toBeFocused();
  await expect(cv(page, t)).toHaveAccessibleDescription(new RegExp(t('join.form.missing.cv')));
  for (const name of TEXTS) await expect(field(page, t, name)).toHaveValue(typed[name]);
});

test('an application arrives with its CV, and the confirmation waits for its button', async ({
  page,
  context,
  playwright,
  siteUrl,
  adminToken,
  t,
  toast,
}, { project }) => {
  const message = `${typed.message} ${project.name} ${Date.now()}`;
  const file = pdfFile('Twelve years of doors', 'سيرة ذاتية.pdf');
  await page.clock.install();
  await page.goto('/join');
  await fill(page, t, { message });
  await cv(page, t).setInputFiles(file);
  await expect(toast(t('popups.cv'))).toBeVisible();
  await send(page, t);
  const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: t('contact.done') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  for (const name of TEXTS) await expect(field(page, t, name)).toHaveValue('');
  await expect(job(page, t)).toHaveValue('');
  await expect(form(page, t).getByText(t('join.form.chooseCv'))).toBeVisible();

  const [application] = await found(playwright.request, siteUrl, adminToken, message);
  expect(application).toMatchObject({ ...typed, message, job: DOORS.en, isRead: false });
  const answer = await context.request.get(application?.cv ?? '');
  expect(file.buffer.equals(await answer.body())).toBe(true);
  // The shell hands the API's headers on as they are.
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    'content-disposition': expect.stringContaining(encodeURIComponent('سيرة ذاتية.pdf')),
  });
});

test(
  'a CV opens in the browser’s own viewer',
  { tag: '@anywidth' },
  async ({ page, playwright, siteUrl, adminToken }, { project }) => {
    const message = `To be read ${project.name} ${Date.now()}`;
    const visitor = await playwright.request.newContext({ baseURL: siteUrl });
    const multipart = { ...typed, message, job: DOORS.ar, cv: pdfFile('Read me') };
    expect((await visitor.post('/api/jobs', { multipart })).status()).toBe(201);
    await visitor.dispose();
    const [application] = await found(playwright.request, siteUrl, adminToken, message);

    // A browser without a viewer saves the file; all that people use have one.
    expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(true);
    await page.goto(application?.cv ?? '');
    const isViewer = (url: string) => url.startsWith('chrome-extension:');
    await expect.poll(() => page.frames().some((frame) => isViewer(frame.url()))).toBe(true);
    const viewer = page.frames().find((frame) => isViewer(frame.url()));
    // Counted by the viewer once it has read the document.
    await expect(viewer!.locator('#pagelength')).toHaveText('1');
  },
);

test.describe('a file that will not do', () => {
  test('is refused when it is chosen', async ({ page, t, toast }) => {
    await page.goto('/join');
    await cv(page, t).setInputFiles(A_TEXT);
    await expect(toast(t('popups.valid'))).toBeVisible();
    await expect(form(page, t).getByText(t('join.form.chooseCv'))).toBeVisible();
    await expect(cv(page, t)).toHaveAccessibleDescription(new RegExp(t('popups.valid')));
  });

  const cases = [
    {
      what: 'only says that it is a PDF',
      status: 415,
      bytes: () => A_TEXT.buffer,
      sentence: { en: /valid pdf file/, ar: /PDF صالح/ },
    },
    {
      what: 'was cut off',
      status: 422,
      bytes: () => pdfFile('Half of it').buffer.subarray(0, -30),
      sentence: { en: /damaged or incomplete/, ar: /تالف أو غير مكتمل/ },
    },
    {
      what: 'is too large',
      status: 413,
      bytes: () => Buffer.concat([pdfFile('Long').buffer, Buffer.alloc(LIMIT_MB * 1e6)]),
      sentence: { en: /too large: at most 10 MB/, ar: /الحد الأقصى 10 ميجابايت/ },
    },
  ];
  for (const { what, status, bytes, sentence } of cases) {
    test(
      `is refused in words when it ${what}, and nothing entered is lost`,
      { tag: '@anywidth' },
      async ({ page, t, toast, watch, language }) => {
        watch.expectProblem(new RegExp(`${status}.*/api/jobs`));
        const file = { name: 'my-cv.pdf', mimeType: 'application/pdf', buffer: bytes() };
        await page.goto('/join');
        await fill(page, t);
        await cv(page, t).setInputFiles(file);
        await send(page, t);
        await expect(toast(t('popups.error'))).toBeVisible();
        await expect(cv(page, t)).toHaveAccessibleDescription(sentence[language]);
        await expectKept(page, t, file.name);
      },
    );
  }
});

test(
  'too many applications are told to wait',
  { tag: '@anywidth' },
  async ({ page, t, toast, watch }) => {
    watch.expectProblem(/429.*\/api\/jobs/);
    const message = 'Please wait a minute.';
    const json = { statusCode: 429, error: 'too_many_requests', message };
    await page.route('**/api/jobs', (route) => route.fulfill({ status: 429, json }));
    await page.goto('/join');
    await fill(page, t);
    await cv(page, t).setInputFiles(pdfFile('Again', 'again.pdf'));
    await send(page, t);
    await expect(toast(t('popups.error'))).toBeVisible();
    await expect(form(page, t).getByText(message)).toBeVisible();
    await expectKept(page, t, 'again.pdf');
  },
);

test(
  'a robot hears thanks, and nothing is kept',
  { tag: '@anywidth' },
  async ({ page, playwright, siteUrl, adminToken, t }, { project }) => {
    const message = `Buy cheap wood ${project.name} ${Date.now()}`;
    await page.goto('/join');
    await fill(page, t, { message });
    await cv(page, t).setInputFiles(pdfFile('Spam'));
    await page.locator('form input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await send(page, t);
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    expect(await found(playwright.request, siteUrl, adminToken, message)).toEqual([]);
  },
);
