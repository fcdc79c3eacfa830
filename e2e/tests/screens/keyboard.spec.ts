import { PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import type { Locator, Page } from '@playwright/test';
import { nextFileDialog } from '../../support/choose';
import {
  expectFocusInSight,
  tabTo,
  typeInto,
  walkBackTo,
  walkThrough,
} from '../../support/keyboard';
import { pdfFile } from '../../support/pdf';
import { ProjectsScreen } from '../../support/projects-screen';
import { furtherAddresses, PUBLIC } from '../../support/screens';
import { expect, test } from '../../support/test';
import type { Translate } from '../../support/texts';

// No mouse and no finger in this file: everything is done with keys. Without motion a stop is where
// it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// A width has its own controls and a language its own direction, but neither changes the other's.
const EACH_WIDTH = { tag: '@layout' };

const navigation = (page: Page, t: Translate) =>
  page.getByRole('navigation', { name: t('shell.header.navigation') });

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());

/** Goes to a control and presses it. */
async function use(control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press(key);
}

/** Opens a page and waits until it answers to keys. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('header [data-scripted], main [data-ready]').first()).toBeAttached();
}

for (const [name, path] of Object.entries(PUBLIC)) {
  test(`every stop of ${name} is in sight, there and back`, EACH_WIDTH, async ({ page, t }) => {
    test.slow();
    await open(page, path);
    expect(await walkThrough(page)).toBeGreaterThan(20);
    await walkBackTo(page.getByRole('link', { name: t('shell.skipLink') }));
  });
}

test('the first stop leads past the header', EACH_WIDTH, async ({ page, t }) => {
  await open(page, PUBLIC.join);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: t('shell.skipLink') })).toBeFocused();
  await expectFocusInSight(page);
  await press(page, 'Enter', 'Tab');
  await expect(page.locator('main a, main input').first()).toBeFocused();
});

test(
  'the categories are reached from the header',
  EACH_WIDTH,
  async ({ page, t, wide, language, localized }) => {
    await open(page, PUBLIC.about);
    if (!wide) await use(page.getByLabel(t('shell.header.menu'), { exact: true }));
    await use(navigation(page, t).getByLabel(t('navigation.categories')));
    const label = PROJECT_CATEGORIES[1][language];
    const category = navigation(page, t).getByRole('link', { name: label, exact: true });
    await expect(category).toBeVisible();
    await use(category);
    await expect(page).toHaveURL(localized(`/projects/${encodeURIComponent(label)}`));
    await expect(page.locator('main')).toBeFocused();
  },
);

test('the language is switched and the focus stays', EACH_WIDTH, async ({ page, language }) => {
  await open(page, PUBLIC.contact);
  const other = language === 'ar' ? 'en' : 'ar';
  await use(page.locator(`header a[hreflang="${other}"]`));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator(`header a[hreflang="${language}"]`)).toBeFocused();
});

test(
  'a project is searched from the first page',
  EACH_WIDTH,
  async ({ page, language, localized }) => {
    await open(page, PUBLIC.home);
    await tabTo(page.getByRole('searchbox'));
    const word = language === 'ar' ? 'فيلا' : 'villa';
    await typeInto(page.getByRole('searchbox'), word);
    await press(page, 'Enter');
    await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ search: word })}`));
    await expect(page.locator('main')).toBeFocused();
  },
);

test.describe('the portfolio', () => {
  test('is filtered, and paged', EACH_WIDTH, async ({ page, t, wide, language, localized }) => {
    const portfolio = new ProjectsScreen(page, t, wide);
    const [first, second] = PROJECT_CATEGORIES.map((category) => category[language]);
    const chosen = (...labels: string[]) =>
      expect.poll(() => new URL(page.url()).searchParams.getAll('category')).toEqual(labels);
    await open(page, PUBLIC.projects);
    const opener = page.getByRole('button', { name: t('projectsp.filters') });
    if (!wide) await use(opener);
    await use(portfolio.box(first!), 'Space');
    await chosen(first!);
    await expect(portfolio.box(first!)).toBeFocused();
    await use(portfolio.box(second!), 'Space');
    await chosen(first!, second!);
    await use(page.getByRole('link', { name: t('projectsp.clear') }));
    await chosen();
    if (!wide) {
      await press(page, 'Escape');
      await expect(portfolio.filters).toBeHidden();
      await expect(opener).toBeFocused();
    }

    const next = page.getByRole('link', { name: t('common.pagination.next') });
    await use(next);
    await expect(page).toHaveURL(localized('/projects?page=2'));
    await expect(portfolio.results).toBeFocused();
    await tabTo(portfolio.results.getByRole('heading').first().getByRole('link'));
  });

  test(
    'is narrowed to one category',
    EACH_WIDTH,
    async ({ page, t, wide, language, localized }) => {
      const portfolio = new ProjectsScreen(page, t, wide);
      await open(page, PUBLIC.projects);
      await tabTo(portfolio.dropdown);
      await press(page, 'ArrowDown');
      const category = PROJECT_CATEGORIES[0][language];
      await expect(page).toHaveURL(localized(`/projects?${new URLSearchParams({ category })}`));
      await expect(portfolio.dropdown).toBeFocused();
    },
  );

  test(
    'opens a project and gets the focus back',
    EACH_WIDTH,
    async ({ page, request, t, wide, dir }) => {
      const portfolio = new ProjectsScreen(page, t, wide);
      const address = (await furtherAddresses(request)).at(-1)!;
      const id = new URLSearchParams(address.split('?')[1]).get('project');
      await open(page, PUBLIC.projects);
      const card = portfolio.results.locator(`a[href*="project=${id}"]`);
      await use(card);
      await expect(portfolio.dialog).toBeVisible();

      const held = () =>
        portfolio.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(await held()).toBe(true);
      const counter = portfolio.dialog.locator('[aria-live]');
      await press(page, dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
      await expect(counter).not.toBeEmpty();

      await use(portfolio.dialog.getByRole('button', { name: t('projectsp.gallery.next') }));
      await use(portfolio.dialog.locator('summary'));
      await expect(portfolio.dialog.getByText(t('common.showLess'))).toBeVisible();

      // Round and round: no stop lies outside, in either direction.
      const close = portfolio.dialog.getByRole('link', { name: t('common.close') });
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        await tabTo(close, { key });
        expect(await held()).toBe(true);
      }
      await press(page, 'Enter');
      await expect(portfolio.dialog).toHaveCount(0);
      await expect(card).toBeFocused();
      await press(page, 'Enter');
      await expect(portfolio.dialog).toBeVisible();
      await press(page, 'Escape');
      await expect(portfolio.dialog).toHaveCount(0);
      await expect(card).toBeFocused();
    },
  );
});

test('a product is looked at, and its date read', EACH_WIDTH, async ({ page, t }) => {
  await open(page, PUBLIC.production);
  const product = page.locator('main li').first().getByRole('link').first();
  await use(product);
  const popup = page.getByRole('dialog');
  await expect(popup).toBeVisible();
  await use(popup.getByRole('link', { name: t('common.close') }));
  await expect(popup).toHaveCount(0);
  await expect(product).toBeFocused();
  await tabTo(page.locator('main li').first().getByRole('button').last());
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('reviews are turned and the partners are stopped', EACH_WIDTH, async ({ page, t, number }) => {
  await open(page, PUBLIC.home);
  const reviews = page.getByRole('region', { name: t('home.reviews.title') });
  await use(reviews.getByRole('button', { name: t('home.reviews.next') }));
  const [second] = t('home.reviews.place', { number: number(2), total: '#' }).split('#');
  await expect(reviews.locator('[aria-live]')).toContainText(second!.trim());

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await use(page.getByRole('button', { name: t('home.partners.pause') }));
  await expect(page.getByRole('button', { name: t('home.partners.play') })).toBeFocused();
});

test('questions and lists unfold', EACH_WIDTH, async ({ page, t }) => {
  await open(page, PUBLIC.about);
  const questions = page.getByRole('region', { name: t('about.questions.title') });
  const question = questions.locator('details').first();
  await use(question.locator('summary'));
  await expect(question).toHaveAttribute('open');
  await press(page, 'Enter');
  await expect(question).not.toHaveAttribute('open');

  const more = questions.getByRole('button', { name: t('common.showMore') });
  await use(more);
  await expect(questions.locator('details').nth(6)).toBeVisible();
  await expect(questions.getByRole('button', { name: t('common.showLess') })).toBeFocused();
});

test.describe('a form', () => {
  // What is sent is answered here: the product that all tests read stays as it is.
  test.beforeEach(({ page }) =>
    page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ status: 201, json: {} })),
  );

  const sent = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('popups.thanks') });

  test('of contact is filled in and sent', EACH_WIDTH, async ({ page, t }) => {
    await page.clock.install();
    await open(page, PUBLIC.contact);
    const form = page.getByRole('form', { name: t('contact.label') });
    const values = {
      firstName: 'Noura',
      lastName: 'Al-Harbi',
      email: 'noura@example.com',
      phone: '+966501234567',
      message: 'A majlis of walnut.',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form.locator(`[name=${name}]`);
      await tabTo(field);
      await typeInto(field, value);
    }
    await page.clock.pauseAt(Date.now() + 60_000);
    await use(form.getByRole('button', { name: t('contact.submit') }));
    await expect(sent(page, t)).toBeVisible();
    await use(
      sent(page, t)
        .getByRole('button', { name: t('contact.done') })
        .last(),
    );
    await expect(sent(page, t)).toHaveCount(0);
    await expect(page.getByText(t('contact.received.title')).locator('..')).toBeFocused();
  });

  test('of applications takes a CV and is sent', EACH_WIDTH, async ({ page, t }) => {
    await open(page, PUBLIC.join);
    const form = page.getByRole('form', { name: t('join.form.label') });
    for (const [name, value] of Object.entries({ name: 'Salem', email: 'salem@example.com' })) {
      await tabTo(form.locator(`[name=${name}]`));
      await typeInto(form.locator(`[name=${name}]`), value);
    }
    await tabTo(form.getByRole('combobox'));
    await press(page, 'ArrowDown');
    await expect(form.getByRole('combobox')).toHaveValue(PRODUCT_CATEGORIES[0].en);
    await tabTo(form.locator('[name=message]'));
    await typeInto(form.locator('[name=message]'), 'Twelve years at the bench.');
    const dialog = nextFileDialog(page);
    await tabTo(form.locator('[name=cv]'));
    await press(page, 'Enter');
    await (await dialog).setFiles(pdfFile('Twelve years of doors'));
    await use(form.getByRole('button', { name: t('join.form.submit') }));
    await expect(sent(page, t)).toBeVisible();
    await use(
      sent(page, t)
        .getByRole('button', { name: t('contact.done') })
        .last(),
    );
    await expect(sent(page, t)).toHaveCount(0);
  });
});

test('the way back to the top begins anew at the content', EACH_WIDTH, async ({ page, t }) => {
  await open(page, PUBLIC.home);
  const button = page.getByRole('button', { name: t('shell.floating.toTop') });
  await press(page, 'End');
  await expect(button).toBeEnabled();
  await tabTo(button, { key: 'Shift+Tab' });
  await press(page, 'Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main')).toBeFocused();
});
