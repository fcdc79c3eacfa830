import { CHROMIUM_FLAGS, findBrowsers } from '../../support/browsers';
import { APPLICANT, applicationsWith, JOB } from '../../support/join-form';
import { pdfFile } from '../../support/pdf';
import { expect, test } from '../../support/test';

// Only the full browser has the PDF viewer.
test.use({ launchOptions: { executablePath: findBrowsers().whole, args: CHROMIUM_FLAGS } });

test('a CV opens in the browser’s own viewer', async ({ page, playwright, siteUrl, adminToken }, {
  project,
}) => {
  const message = `To be read ${project.name} ${Date.now()}`;
  const visitor = await playwright.request.newContext({ baseURL: siteUrl });
  const multipart = { ...APPLICANT, message, job: JOB.ar, cv: pdfFile('Read me') };
  expect((await visitor.post('/api/jobs', { multipart })).status()).toBe(201);
  await visitor.dispose();
  const [application] = await applicationsWith(playwright.request, siteUrl, adminToken, message);

  // Without the viewer Chromium would download the file.
  expect(await page.evaluate(() => navigator.pdfViewerEnabled)).toBe(true);
  await page.goto(application?.cv ?? '');
  const isViewer = (url: string) => url.startsWith('chrome-extension:');
  await expect.poll(() => page.frames().some((frame) => isViewer(frame.url()))).toBe(true);
  const viewer = page.frames().find((frame) => isViewer(frame.url()));
  // The viewer shows the number of pages once it has parsed the document.
  await expect(viewer!.locator('#pagelength')).toHaveText('1');
});
