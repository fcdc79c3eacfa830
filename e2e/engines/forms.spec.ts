import { writeFile } from 'node:fs/promises';
import type { JobApplication } from '@manjara/contracts';
import { expect, selectOption, test } from '../support/engines/test';
import { ADMIN, adminApi } from '../support/admin';
import { pdfFile, picture } from '../support/files';
import { findProject, listOf } from '../support/site-content';
import { APPLICANT, CONTACT_FIELDS, JOB } from '../support/visitor-forms';

const MESSAGE = {
  firstName: 'نورة',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '٠٥٠ ١٢٣ ٤٥٦٧',
};

test('a message arrives', async ({ tab, open, t, shoot, says }) => {
  const form = 'main form:has([name=firstName])';
  await open('/contact');
  for (const name of CONTACT_FIELDS) {
    await tab.type(`${form} [name=${name}]`, { ...MESSAGE, message: 'مجلس من الجوز' }[name]);
  }
  await tab.click(`${form} [type=submit]`);
  await says(t('popups.sent'));
  await shoot('message-arrived');
});

test('an application arrives with its CV', async ({
  tab,
  open,
  t,
  playwright,
  site,
  says,
  shoot,
}, testInfo) => {
  const { name, buffer } = pdfFile('Salem');
  const file = testInfo.outputPath(name);
  await writeFile(file, buffer);
  const message = `Twelve years at the bench. ${testInfo.testId} ${Date.now()}`;
  const form = 'main form:has([name=cv])';
  await open('/join');
  await tab.type(`${form} [name=name]`, APPLICANT.name);
  await tab.type(`${form} [name=email]`, 'salem@example.com');
  await tab.type(`${form} [name=message]`, message);
  await selectOption(tab, `${form} [name=job]`, JOB.en);
  await tab.choose(`${form} [name=cv]`, [file]);
  await says(name);
  await shoot('application-filled');
  await tab.click(`${form} [type=submit]`);
  await says(t('join.form.received.title'));
  const admin = await adminApi(playwright.request, site.url);
  const found = (await listOf<JobApplication>(admin, 'jobs')).filter(
    (one) => one.message === message,
  );
  expect(found).toMatchObject([{ name: APPLICANT.name, job: JOB.en }]);
});

test.describe('a sign-in', () => {
  // Opening the next page ends the downloads of the one before.
  test.use({ expected: /not loaded/ });

  test('the admin signs in, and stays so', async ({ tab, open, t, shoot }) => {
    const title = () => tab.evaluate(() => document.querySelector('#screen h1')?.textContent);
    await open('/dashboard/login');
    await tab.type('input[type=email]', ADMIN.email);
    await tab.type('input[autocomplete=current-password]', ADMIN.password);
    await tab.click('form [type=submit]');
    await expect.poll(title, { timeout: 30_000 }).toContain(t('dashboard.projects.title'));
    await shoot('signed-in');
    await open('/dashboard/messages');
    await expect.poll(title).toContain(t('dashboard.inbox.messages.title'));
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('a project is published with its picture', async ({
    tab,
    open,
    t,
    playwright,
    site,
    says,
    shoot,
  }, { testId, project }) => {
    const name = `Pavilion ${project.name} ${testId}`;
    const label = (key: string, side: 'inEnglish' | 'inArabic') =>
      t(`dashboard.forms.${side}`, { name: t(key) });
    await open('/dashboard/add-project');
    const texts = {
      'dashboard.projects.fields.name': [name, 'جناح من البلوط'],
      'dashboard.projects.fields.description': ['Of oak.', 'من البلوط.'],
      'dashboard.pictures.alt': ['A pavilion', 'جناح'],
    };
    for (const [key, [english = '', arabic = '']] of Object.entries(texts)) {
      const field = '#screen :is(input, textarea)';
      await tab.type(field, english, label(key, 'inEnglish'));
      await tab.type(field, arabic, label(key, 'inArabic'));
    }
    await selectOption(tab, '#screen form select', 'Hospitality');
    await tab.choose('#screen input[type=file]', [picture('hospitality-1')]);
    const preview = () =>
      tab.evaluate(() => document.querySelector<HTMLImageElement>('#screen img')?.naturalWidth);
    await expect.poll(preview, 'the preview is drawn').toBeGreaterThan(0);
    await shoot('project-filled');
    await tab.click('#screen form [type=submit]', t('dashboard.projects.addTitle'));
    await says(t('dashboard.projects.added'));

    const api = await adminApi(playwright.request, site.url);
    const added = await findProject(api, name);
    expect((await api.get(added.image.url)).status()).toBe(200);
    await api.delete(`/api/projects/${added._id}`);
  });
});
