import { PUBLIC } from '../support/screens';
import { test } from './camera';

for (const [name, path] of Object.entries({
  ...PUBLIC,
  'not-found': '/no-such-page',
  'projects-category': '/projects/Hospitality',
  'projects-page-2': '/projects?page=2',
  'projects-several': '/projects?category=Education&category=Hospitality',
  'projects-empty': '/projects?search=zzzz',
  'project-missing': '/projects?project=0123456789abcdef01234567',
})) {
  test(name, async ({ page, localized, shoot }) => {
    await page.goto(localized(path));
    await shoot();
  });
}

test('floating-controls', async ({ page, shoot }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 3 }));
  await page.locator('#root > aside button:enabled').waitFor();
  await shoot({ whole: false });
});
