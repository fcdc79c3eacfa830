import type { JobApplication, Message } from '@manjara/contracts';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminApi } from '../../support/admin';
import { startParts } from '../../support/parts';
import { pdfFile } from '../../support/files';
import { PUBLIC } from '../../support/screens';
import { listOf } from '../../support/site-content';
import { test } from '../../support/system';
import { expect } from '../../support/test';
import {
  APPLICANT,
  ContactForm,
  type ContactValues,
  JOB,
  JoinForm,
} from '../../support/visitor-forms';

const MESSAGE: ContactValues = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966501234567',
  message: 'Typed while the workshop could not be reached.',
};
/** The API waits 15 s for the database before it answers 503. */
const FAILED = { timeout: 25_000 };
/** "All recovers without a restart" (checklist): an outage is detected within seconds. */
const SOON = { timeout: 30_000, intervals: [100] };
const PAGES = Object.values(PUBLIC).flatMap((path) => [`${path}?lang=ar`, `${path}?lang=en`]);

async function read(request: APIRequestContext, url: string) {
  // Retries once, as browsers do: an idle keep-alive connection may close at this moment.
  const response = await request.get(url, { maxRetries: 1 });
  const { 'cache-status': cache = '', age } = response.headers();
  return { status: response.status(), stale: /;\s*ttl=(-|0\b)/.test(cache), age: Number(age) };
}
const all = (request: APIRequestContext, url: string) =>
  Promise.all(PAGES.map((path) => read(request, url + path)));
const health = async (request: APIRequestContext, url: string) =>
  (await request.get(`${url}/api/health/ready`)).status();

/** The submissions that the admin finds, and a download of the CV. */
async function received(request: Parameters<typeof adminApi>[0], url: string) {
  const admin = await adminApi(request, url);
  const messages = await listOf<Message>(admin, 'messages');
  const jobs = await listOf<JobApplication>(admin, 'jobs');
  const cv = jobs[0] && (await (await admin.get(jobs[0].cv)).body()).toString();
  return {
    messages: messages.map(({ message }) => message),
    jobs: jobs.map(({ message }) => message),
    cv,
  };
}

for (const gone of ['database', 'api'] as const) {
  const title = `without the ${gone} pages are read on, forms lose nothing, and all comes back`;
  test(
    title,
    { tag: '@long' },
    async ({ cleanUp, context, page, playwright, request, t, watch }) => {
      watch.expectProblem(/503/);
      watch.expectProblem(/The partners could not be loaded/);
      const parts = await startParts(cleanUp);
      const { url } = parts;
      // On a busy machine a slow page may be served stale once; the next request gets the new one.
      const expectTrue = () =>
        expect(async () => {
          for (const one of await all(request, url)) {
            expect(one).toMatchObject({ status: 200, stale: false });
          }
        }).toPass(SOON);
      await expectTrue();

      const contact = new ContactForm(page, t);
      await page.goto(`${url}/contact?lang=en`);
      await contact.fill(MESSAGE);
      const other = await context.newPage();
      const join = new JoinForm(other, t);
      await other.goto(`${url}/join?lang=en`);
      await expect(join.submit).toBeEnabled();
      await join.fill();
      const cv = pdfFile('Mine', 'mine.pdf');
      await join.cv.setInputFiles(cv);
      const reader = await context.newPage();
      await reader.goto(`${url}/production?lang=en`);
      await expect(reader.locator('h1')).toBeVisible();

      await parts[gone].kill();
      await test.step('health reports it', async () => {
        await expect.poll(() => health(request, url), SOON).toBe(503);
      });
      await test.step('cached pages are shown, marked as possibly out of date', async () => {
        // The last confirmed state is cached for a second.
        await expect(async () => {
          for (const one of await all(request, url)) {
            expect(one).toMatchObject({ status: 200, stale: true });
            expect(one.age).toBeGreaterThanOrEqual(0);
          }
        }).toPass(SOON);
      });
      await test.step('a link leads to a page that was seen before', async () => {
        await reader.getByRole('contentinfo').locator('a[href^="/about"]').last().click();
        await expect(reader).toHaveURL(/\/about/);
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(reader.getByText(t('pages.failed'))).toHaveCount(0);
      });
      await test.step('forms report the failure and keep what was typed', async () => {
        const toast = (of: Page) =>
          of.locator('#toasts').getByText(t('popups.error'), { exact: true });
        await contact.submit.click();
        await expect(toast(page)).toBeVisible(FAILED);
        await contact.expectValues(MESSAGE);
        await join.submit.click();
        await expect(toast(other)).toBeVisible(FAILED);
        await join.expectValues(APPLICANT, JOB.en);
        await expect(other.getByText(cv.name)).toBeVisible();
      });

      const stayed = [parts.shell.pid, gone === 'database' ? parts.api.pid : parts.database.pid];
      await parts[gone].start();
      await test.step('everything recovers by itself', async () => {
        await expect.poll(() => health(request, url), SOON).toBe(200);
        await expectTrue();
        expect([parts.shell.pid, gone === 'database' ? parts.api.pid : parts.database.pid]).toEqual(
          stayed,
        );
      });
      await test.step('what was typed can be sent unchanged', async () => {
        await contact.submit.click();
        await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
        await join.submit.click();
        await join.expectReceived();
        expect(await received(playwright.request, url)).toEqual({
          messages: [MESSAGE.message],
          jobs: [APPLICANT.message],
          cv: cv.buffer.toString(),
        });
      });
    },
  );
}
