import { COMPANY, PRODUCT_CATEGORIES, SOCIAL_NETWORKS } from '@manjara/contracts';
import { expectAccessible } from '../../support/accessibility';
import { waitForHydration } from '../../support/hydration';
import { APPLICANT, applicationsWith, JOB, JoinForm } from '../../support/join-form';
import { pdfFile } from '../../support/pdf';
import { expect, test as base } from '../../support/test';

const test = base.extend<{ join: JoinForm }>({
  join: ({ page, t }, use) => use(new JoinForm(page, t)),
});

test('a hero with social links stands above a form with a CV', async ({ page, join, t }) => {
  await page.goto('/join');
  const links = page.getByRole('main').getByRole('list', { name: t('pages.social.label') });
  for (const network of SOCIAL_NETWORKS) {
    const link = links.getByRole('link', { name: t(`pages.social.${network}`) });
    await expect(link).toHaveAttribute('href', COMPANY.social[network]);
  }
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(join.field(name)).toBeVisible();
  }
  await expect(join.cv).toHaveAttribute('type', 'file');
});

test('the job is one of the eight product categories', async ({ page, join, language, t }) => {
  await page.goto('/join');
  await expect(join.job.getByRole('option')).toHaveText([
    t('join.form.chooseJob'),
    ...PRODUCT_CATEGORIES.map((category) => category[language]),
  ]);
  await expect(join.job).toHaveValue('');
  await join.job.selectOption(PRODUCT_CATEGORIES[7][language]);
  await expect(join.job).toHaveValue(PRODUCT_CATEGORIES[7].en);
});

test('what is missing is named, and what was entered stays', async ({ page, join, t, toast }) => {
  await page.goto('/join');
  await join.send();
  await expect(toast(t('popups.fields'))).toBeVisible();
  await expect(join.field('name')).toBeFocused();
  await expectAccessible(page);

  await join.fill();
  await join.send();
  await expect(join.cv).toBeFocused();
  await expect(join.cv).toHaveAccessibleDescription(new RegExp(t('join.form.missing.cv')));
  await join.expectKept();
});

for (const name of ['name', 'email', 'job', 'message', 'cv'] as const) {
  test(
    `an application without ${name} is not sent`,
    { tag: '@anywidth' },
    async ({ page, join, t, toast }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
      });
      await page.goto('/join');
      await join.fill();
      if (name !== 'cv') await join.cv.setInputFiles(pdfFile('Mine'));
      if (name === 'job') await join.job.evaluate((list: HTMLSelectElement) => (list.value = ''));
      else if (name !== 'cv') await join.field(name).fill('  ');
      await join.send();
      await expect(toast(t('popups.fields'))).toBeVisible();
      const missing = page.locator(`form [name="${name}"]`);
      await expect(missing).toBeFocused();
      await expect(missing).toHaveAccessibleDescription(new RegExp(t(`join.form.missing.${name}`)));
      expect(sent).toEqual([]);
    },
  );
}

test(
  'while it is being sent a toast says so, and it cannot be sent twice',
  { tag: '@anywidth' },
  async ({ page, join, t, toast }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let sent = 0;
    await page.route('**/api/jobs', async (route) => {
      sent += 1;
      await released;
      await route.fulfill({ status: 201, json: {} });
    });
    await page.goto('/join');
    await join.fill();
    await join.cv.setInputFiles(pdfFile('Once'));
    await join.send();
    await expect(toast(t('popups.sending'))).toBeVisible();
    await expect(join.submit).toBeDisabled();
    await join.field('name').press('Enter');
    release();
    await expect(toast(t('popups.sent'))).toBeVisible();
    await expect(page.getByText(t('join.form.received.title'))).toBeVisible();
    expect(sent).toBe(1);
  },
);

test('an application arrives with its CV, and the confirmation waits for its button', async ({
  page,
  context,
  join,
  playwright,
  siteUrl,
  adminToken,
  t,
  toast,
}, { project }) => {
  const message = `${APPLICANT.message} ${project.name} ${Date.now()}`;
  const file = pdfFile('Twelve years of doors', 'سيرة ذاتية.pdf');
  await page.clock.install();
  await page.goto('/join');
  await join.fill({ message });
  await join.cv.setInputFiles(file);
  await expect(toast(t('popups.cv'))).toBeVisible();
  await join.send();
  const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
  await expect(dialog).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole('button', { name: t('contact.done') })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await join.expectCleared();

  const [application] = await applicationsWith(playwright.request, siteUrl, adminToken, message);
  // The e-mail has no format check: what was typed is what arrives.
  expect(application).toMatchObject({ ...APPLICANT, message, job: JOB.en, isRead: false });
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

test.describe('when it fails', () => {
  test(
    'an error is told, nothing entered is lost, and the next try gets through',
    { tag: '@anywidth' },
    async ({ page, join, t, toast, watch }) => {
      watch.expectProblem(/500.*\/api\/jobs/);
      await page.route('**/api/jobs', (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      await page.goto('/join');
      await join.fill();
      await join.cv.setInputFiles(pdfFile('Again', 'again.pdf'));
      await join.send();
      await expect(toast(t('popups.error'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await join.expectKept('again.pdf');

      await page.route('**/api/jobs', (route) => route.fulfill({ status: 201, json: {} }));
      await join.send();
      await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    },
  );

  test(
    'too many applications are told to wait',
    { tag: '@anywidth' },
    async ({ page, join, t, toast, watch }) => {
      watch.expectProblem(/429.*\/api\/jobs/);
      const message = 'Please wait a minute.';
      const json = { statusCode: 429, error: 'too_many_requests', message };
      await page.route('**/api/jobs', (route) => route.fulfill({ status: 429, json }));
      await page.goto('/join');
      await join.fill();
      await join.cv.setInputFiles(pdfFile('Again', 'again.pdf'));
      await join.send();
      await expect(toast(t('popups.error'))).toBeVisible();
      await expect(join.form.getByText(message)).toBeVisible();
      await join.expectKept('again.pdf');
    },
  );

  test(
    'texts that cannot be had are told, and the form works all the same',
    { tag: '@anywidth' },
    async ({ page, join, t, toast, watch, localized }) => {
      watch.expectProblem(/500.*\/api\/content/);
      await page.goto('/production');
      await waitForHydration(page);
      await page.route('**/api/content', (route) => route.fulfill({ status: 500, json: {} }));
      // A menu that is folded on a phone holds it.
      await page.locator('header a[href^="/join"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(localized('/join'));
      await expect(toast(t('popups.fetch'))).toBeVisible();
      const title = page.getByRole('heading', { level: 1, name: t('join.title') });
      await expect(title).toBeVisible();
      await expect(join.submit).toBeEnabled();
    },
  );
});

test(
  'a robot hears thanks, and nothing is kept',
  { tag: '@anywidth' },
  async ({ page, join, playwright, siteUrl, adminToken, t }, { project }) => {
    const message = `Buy cheap wood ${project.name} ${Date.now()}`;
    await page.goto('/join');
    await join.fill({ message });
    await join.cv.setInputFiles(pdfFile('Spam'));
    await page.locator('form input[name=website]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await join.send();
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    const kept = await applicationsWith(playwright.request, siteUrl, adminToken, message);
    expect(kept).toEqual([]);
  },
);
