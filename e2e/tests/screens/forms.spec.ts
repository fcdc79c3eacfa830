import type { JobApplication, Message } from '@manjara/contracts';
import { pdfFile } from '../../support/files';
import { listOf } from '../../support/site-content';
import { expect, test } from '../../support/test';
import { APPLICANT, ContactForm, JOB, JoinForm } from '../../support/visitor-forms';

/** MB: the API's default limit of a CV (UPLOAD_MAX_MB). */
const LIMIT_MB = 10;

const MESSAGE = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966 50 123 4567',
};

test(
  'a message that failed survives a reload and another page, arrives at the next try, and clears the form',
  { tag: '@long' },
  async ({ page, admin, t, localized, toast, watch }, { project }) => {
    const message = `A majlis of walnut. ${project.name} ${Date.now()}`;
    watch.expectProblem(/500.*\/api\/messages/);
    await page.route('**/api/messages', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto('/');
    const form = new ContactForm(page, t);
    await form.fill({ ...MESSAGE, message });
    await form.submit.click();
    await expect(toast(t('popups.error'))).toBeVisible();
    await page.reload();
    await expect(form.field('message')).toHaveValue(message);
    await page.getByRole('contentinfo').locator('a[href^="/contact"]').last().click();
    await expect(page).toHaveURL(localized('/contact'));
    await page.goBack();
    await expect(page).toHaveURL(localized('/'));
    // The previous page has the same form.
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(form.field('message')).toHaveValue(message);

    await form.submit.click();
    // The confirmation closes by itself.
    await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    await page.getByRole('button', { name: t('contact.received.another') }).click();
    await form.expectValues({});

    const messages = await listOf<Message>(admin, 'messages');
    const { firstName, lastName, email, phone } = MESSAGE;
    expect(messages.find((one) => one.message === message)).toMatchObject({
      name: `${firstName} ${lastName}`,
      email,
      phone,
      isRead: false,
    });
  },
);

test(
  'an application with too large a CV gets an error, one with a small CV arrives',
  { tag: '@long' },
  async ({ page, context, admin, t, toast, watch }, { project }) => {
    const message = `${APPLICANT.message} ${project.name} ${Date.now()}`;
    const file = pdfFile('Twelve years of doors', 'سيرة ذاتية.pdf');
    const large = { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(LIMIT_MB * 1e6)]) };
    watch.expectProblem(/413.*\/api\/jobs/);
    await page.goto('/join');
    const join = new JoinForm(page, t);
    await join.fill({ message });
    await join.cv.setInputFiles(large);
    await join.submit.click();
    await expect(toast(t('popups.error'))).toBeVisible();
    await expect(join.cv).toHaveAccessibleDescription(/10/);

    await join.cv.setInputFiles(file);
    await expect(toast(t('popups.cv'))).toBeVisible();
    await join.submit.click();
    const dialog = page.getByRole('dialog', { name: t('popups.thanks') });
    await expect(dialog).toBeVisible();
    // Chromium closes a dialog on a second Escape even if the first was prevented.
    for (const _press of [1, 2, 3]) await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(dialog).toBeVisible();
    await join.expectReceived();

    const applications = await listOf<JobApplication>(admin, 'jobs');
    const application = applications.find((one) => one.message === message);
    // The e-mail is not validated: it arrives as typed.
    expect(application).toMatchObject({ ...APPLICANT, message, job: JOB.en, isRead: false });
    const answer = await context.request.get(application!.cv);
    expect(file.buffer.equals(await answer.body())).toBe(true);
    // The shell forwards the API's headers unchanged.
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'content-disposition': expect.stringContaining(encodeURIComponent('سيرة ذاتية.pdf')),
    });
  },
);
