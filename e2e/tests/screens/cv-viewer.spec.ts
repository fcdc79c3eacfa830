import type { JobApplication } from '@manjara/contracts';
import { CHROMIUM_FLAGS, findBrowsers } from '../../machine/browsers.mjs';
import { pdfFile } from '../../support/files';
import { listOf } from '../../support/site-content';
import { expect, test } from '../../support/test';
import { APPLICANT, JOB } from '../../support/visitor-forms';

// Only the full browser has the PDF viewer.
test.use({ launchOptions: { executablePath: findBrowsers().whole, args: CHROMIUM_FLAGS } });

test('a CV opens in the browser’s own viewer', async ({ page, request, admin }, { project }) => {
  const message = `To be read ${project.name} ${Date.now()}`;
  const multipart = { ...APPLICANT, message, job: JOB.ar, cv: pdfFile('Read me') };
  expect((await request.post('/api/jobs', { multipart })).status()).toBe(201);
  const applications = await listOf<JobApplication>(admin, 'jobs');
  const application = applications.find((one) => one.message === message);

  // Without the viewer Chromium would download the file.
  expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(true);
  await page.goto(application?.cv ?? '');
  const isViewer = (url: string) => url.startsWith('chrome-extension:');
  await expect.poll(() => page.frames().some((frame) => isViewer(frame.url()))).toBe(true);
  const viewer = page.frames().find((frame) => isViewer(frame.url()));
  // The viewer shows the number of pages once it has parsed the document.
  await expect(viewer!.locator('#pagelength')).toHaveText('1');
});
