import type { Project } from '@manjara/contracts';
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

test('header-dropdown', { tag: '@wide' }, async ({ page, shoot }) => {
  await page.goto('/');
  await page.locator('header [aria-expanded]').first().focus();
  await page.keyboard.press('Enter');
  await shoot({ whole: false });
});

test('header-menu', { tag: '@narrow' }, async ({ page, shoot }) => {
  await page.goto('/');
  await page.locator('header details > summary').first().click();
  await shoot({ whole: false });
});

test('floating-controls', async ({ page, shoot }) => {
  await page.goto('/');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.locator('#root > aside button:enabled').waitFor();
  await shoot({ whole: false });
});

test('projects-filters', { tag: '@narrow' }, async ({ page, shoot }) => {
  await page.goto('/projects?category=Education&category=Hospitality');
  await page.locator('main section [popovertarget]').first().click();
  await shoot({ whole: false });
});

test('project', async ({ page, request, shoot }) => {
  const projects = (await (await request.get('/api/projects')).json()) as Project[];
  const { _id } = projects.find(({ secondaryImages }) => secondaryImages.length > 2)!;
  await page.goto(`/projects?project=${_id}`);
  await page.locator('dialog[open]').waitFor();
  await shoot({ whole: false });
});

test('product', async ({ page, shoot }) => {
  await page.goto(PUBLIC.production);
  await page.locator('#content :is(article, li) a').first().click();
  await page.locator('dialog[open]').waitFor();
  await shoot({ whole: false });
});

test('about-answers', async ({ page, shoot }) => {
  await page.goto(PUBLIC.about);
  const questions = page.locator('main details > summary:visible');
  await questions.nth(0).click();
  await questions.nth(1).click();
  await shoot();
});
