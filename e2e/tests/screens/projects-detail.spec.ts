import { LIMITS, type Project } from '@manjara/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { allProjects, ProjectsScreen } from '../../support/projects-screen';
import { expect, test as base } from '../../support/test';

interface Seen {
  project: Project;
  name: string;
  description: string;
  address: string;
}

const test = base.extend<{ portfolio: ProjectsScreen; seen: Seen }>({
  portfolio: ({ page, t, wide }, use) => use(new ProjectsScreen(page, t, wide)),
  /** A project with several pictures, in the words of the page's language. */
  seen: async ({ request, language }, use) => {
    const project = (await allProjects(request)).find(
      ({ secondaryImages }) => secondaryImages.length > 2,
    )!;
    const [name, description] =
      language === 'ar'
        ? [project.arName, project.arDescription]
        : [project.name, project.description];
    await use({ project, name, description, address: `/projects?project=${project._id}` });
  },
});

/** Answers the lists that the browser itself asks for with one project, changed. */
async function serveChanged(page: Page, project: Project): Promise<void> {
  await page.route('**/api/projects?*', (route) =>
    route.fulfill({ json: [project], headers: { 'x-total-count': '1' } }),
  );
}

test('a card opens its project; button, overlay, Escape and history close it', async ({
  portfolio,
  page,
  seen,
  t,
}) => {
  await page.goto('/projects');
  const card = portfolio.card(seen.name);
  const close = portfolio.dialog.getByRole('link', { name: t('common.close') });
  const ways = [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => page.goBack(),
  ];
  for (const way of ways) {
    await portfolio.open(seen.name);
    await expect(page).toHaveURL(seen.address);
    await expect(page).toHaveTitle(new RegExp(seen.name));
    await way();
    await expect(portfolio.dialog).toHaveCount(0);
    await expect(page).toHaveURL('/projects');
    await expect(card).toBeFocused();
  }
  await page.goForward();
  await expect(portfolio.dialog).toBeVisible();
});

test('what lies behind an open project is out of reach', async ({ portfolio, page, seen }) => {
  await page.goto('/projects');
  const dialog = await portfolio.open(seen.name);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

test('a link to a project opens it above its list', async ({ portfolio, page, seen, t }) => {
  const response = await page.goto(seen.address);
  expect(response!.status()).toBe(200);
  await expect(portfolio.dialog).toContainText(seen.name);
  await page.reload();
  await expect(portfolio.dialog).toContainText(seen.name);
  await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL('/projects');
  await expect(portfolio.dialog).toHaveCount(0);
  await expect(page.locator('main :focus, main:focus')).toHaveCount(1);
});

test('a project keeps the filters and the page of its list', async ({ portfolio, page, t }) => {
  await page.goto('/projects?page=2');
  await portfolio.results.getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/projects\?page=2&project=\w+$/);
  await page.reload();
  await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
  await expect(page).toHaveURL('/projects?page=2');
});

for (const id of ['0123456789abcdef01234567', 'no-id']) {
  test(`a project that is not there answers 404 and helps onward (${id})`, async ({
    portfolio,
    page,
    t,
    watch,
  }) => {
    watch.expectProblem(/404.*\/projects\?project=/);
    const response = await page.goto(`/projects?project=${id}`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('projectsp.missing.title') })).toBeVisible();
    await expect(portfolio.cards).toHaveCount(20);
    await page.getByRole('link', { name: t('projectsp.missing.action') }).click();
    await expect(page).toHaveURL('/projects');
  });
}

test('a short description has no toggle, and letters with signs count once', async ({
  portfolio,
  page,
  seen,
  t,
  language,
}) => {
  const letter = language === 'ar' ? 'بَ' : 'e\u0301';
  const description = letter.repeat(LIMITS.descriptionPreview);
  await serveChanged(page, { ...seen.project, description, arDescription: description });
  await page.goto('/projects?page=2');
  await page.getByRole('link', { name: t('common.pagination.previous') }).click();
  await portfolio.open(seen.name);
  await expect(portfolio.dialog.locator('p[dir="auto"]')).toHaveText(description);
  await expect(portfolio.dialog.getByText(t('common.showMore'))).toHaveCount(0);
});

test('a missing description and date are said to be missing', async ({
  portfolio,
  page,
  seen,
  t,
  language,
}) => {
  await serveChanged(page, {
    ...seen.project,
    description: '',
    arDescription: '',
    createdAt: undefined as never,
  });
  await page.goto('/projects?page=2');
  await page.getByRole('link', { name: t('common.pagination.previous') }).click();
  await portfolio.open(seen.name);
  const texts =
    language === 'ar'
      ? ['الوصف غير متاح', 'التاريخ غير متاح']
      : ['Description not available', 'Date not available'];
  for (const text of texts) await expect(portfolio.dialog.getByText(text)).toBeVisible();
});

test('the date is that of Jeddah, in the numerals of the language', async ({
  portfolio,
  page,
  seen,
  t,
  language,
}) => {
  await serveChanged(page, { ...seen.project, createdAt: '2026-03-09T22:30:00.000Z' });
  await page.goto('/projects?page=2');
  await page.getByRole('link', { name: t('common.pagination.previous') }).click();
  await portfolio.open(seen.name);
  const date = (await portfolio.dialog.locator('time').textContent())!.replace(/\u200f/g, '');
  expect(date).toBe(language === 'ar' ? '١٠/٣/٢٠٢٦' : '10/3/2026');
});

test.describe('the gallery', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is moved by buttons, keys and thumbnails, and says where it is', async ({
    portfolio,
    page,
    seen,
    t,
    number,
    dir,
  }) => {
    const total = 1 + seen.project.secondaryImages.length;
    const place = (index: number) =>
      t('projectsp.gallery.place', { number: number(index), total: number(total) });
    await page.goto(seen.address);
    const gallery = portfolio.dialog.getByRole('region', {
      name: t('projectsp.gallery.label', { name: seen.name }),
    });
    const pictures = gallery.getByRole('list').first().getByRole('listitem');
    const shows = async (index: number) => {
      await expect(
        pictures
          .nth(index - 1)
          .getByRole('img')
          .last(),
      ).toBeInViewport({ ratio: 0.9 });
      await expect(gallery.getByRole('link', { name: place(index) })).toHaveAttribute(
        'aria-current',
        'true',
      );
    };
    await expect(pictures).toHaveCount(total);
    await shows(1);
    await gallery.getByRole('button', { name: t('projectsp.gallery.next') }).click();
    await shows(2);
    await expect(gallery.locator('[aria-live]')).toContainText(place(2));
    const [forward, backward] =
      dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(forward!);
    await shows(3);
    await page.keyboard.press(backward!);
    await page.keyboard.press(backward!);
    await shows(1);
    await page.keyboard.press(backward!);
    await shows(total);
    await gallery.getByRole('link', { name: place(2) }).click();
    await shows(2);
    await expect(page).toHaveURL(seen.address);
  });
});

test('list, sheet of filters and open project are accessible', async ({
  portfolio,
  page,
  seen,
  wide,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/projects?category=Education&category=Hospitality');
  await expectAccessible(page);
  if (!wide) {
    await portfolio.openFilters();
    await expectAccessible(page);
  }
  await page.goto(seen.address);
  await expect(portfolio.dialog.getByRole('button').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The browser drops the preloaded scripts that it must not run.
  test.beforeEach(({ watch }) => watch.expectProblem(/^request: csp GET .*\.js$/));

  test('a project is opened, read, looked at and closed', async ({ portfolio, page, seen, t }) => {
    await page.goto('/projects');
    await portfolio.card(seen.name).click();
    await expect(page).toHaveURL(seen.address);
    await expect(portfolio.dialog).toBeVisible();
    await expect(portfolio.dialog.getByRole('heading', { name: seen.name })).toBeVisible();

    const text = portfolio.dialog.locator('p[dir="auto"]');
    await portfolio.dialog.getByText(t('common.showMore')).click();
    await expect
      .poll(() => text.evaluate((element: HTMLElement) => element.innerText))
      .toBe(seen.description);

    const pictures = portfolio.dialog.getByRole('list').first().getByRole('listitem');
    await portfolio.dialog.locator('a[href="#picture-3"]').click();
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.9 });

    await portfolio.dialog.getByRole('link', { name: t('common.close') }).click();
    await expect(page).toHaveURL('/projects');
    await expect(portfolio.dialog).toHaveCount(0);
  });
});
