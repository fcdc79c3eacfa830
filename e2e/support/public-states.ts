import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './page';
import { pdfFile } from './files';
import { PUBLIC, SIGNED_OUT } from './screens';
import type { State } from './states';

const fail = (page: Page, calls: RegExp) =>
  page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
const refused = (page: Page) => expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
const send = (page: Page) => page.locator('form button[type=submit]').last().click();
const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href^="${path}"]`).last();

/** States of public pages by description, with the sign-in, which visitors can open. */
export const PUBLIC_STATES: Record<string, State> = {
  'the menu with its categories': {
    tag: '@layout',
    path: PUBLIC.about,
    open: async (page, t) => {
      const menu = page.getByLabel(t('shell.header.menu'), { exact: true });
      if (await menu.isVisible()) await menu.click();
      const navigation = page.getByRole('navigation', { name: t('shell.header.navigation') });
      await navigation.getByLabel(t('projectsp.categories')).click();
      await expect(navigation.getByRole('listitem').nth(7)).toBeVisible();
    },
  },
  'the filters': {
    path: '/projects?category=Education&category=Hospitality',
    open: async (page, t) => {
      await expect(page.getByRole('complementary', { name: t('projectsp.filters') })).toBeVisible();
    },
  },
  'an open project with all its words': {
    tag: '@layout',
    path: PUBLIC.projects,
    open: async (page, t) => {
      await waitForHydration(page);
      await page.locator('main a[href*="/project/"]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(t('common.showMore')).click();
      await dialog.getByRole('button', { name: t('gallery.next') }).click();
    },
  },
  'the page of a project': {
    path: PUBLIC.projects,
    open: async (page) => {
      const card = page.locator('main a[href*="/project/"]').first();
      await page.goto((await card.getAttribute('href'))!);
      await expect(page.locator('article h1')).toBeVisible();
    },
  },
  'a picture on the whole screen': {
    path: PUBLIC.projects,
    open: async (page) => {
      const card = page.locator('main a[href*="/project/"]').first();
      await page.goto((await card.getAttribute('href'))!);
      await waitForHydration(page);
      await page.locator('article button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog').locator('.swiper-initialized')).toBeVisible();
    },
  },
  'a contact form with faults': {
    path: PUBLIC.contact,
    open: (page) => send(page).then(() => refused(page)),
  },
  'a sign-in with faults': {
    path: SIGNED_OUT.login!,
    open: async (page, t) => {
      await send(page);
      await expect(page.getByText(t('dashboard.errors.fillAll'))).toBeVisible();
    },
  },
  'an application with faults': {
    tag: '@long',
    path: PUBLIC.join,
    open: (page) => send(page).then(() => refused(page)),
  },
  'the date of a product': {
    tag: '@long',
    path: PUBLIC.production,
    open: async (page) => {
      await page.locator('main li:has(h2)').first().getByRole('button').focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  'a large product': {
    tag: '@long',
    path: PUBLIC.production,
    open: async (page) => {
      await page.locator('main li:has(h2)').first().getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'unfolded lists and answers': {
    tag: '@long',
    path: PUBLIC.about,
    open: async (page, t) => {
      const more = page.locator('main').getByRole('button', { name: t('common.showMore') });
      for (let folded = await more.count(); folded > 0; folded--) {
        await more.first().click();
        await expect(more).toHaveCount(folded - 1);
      }
      for (const question of await page.locator('main summary').all()) await question.click();
    },
  },
  'the confirmation of an application': {
    path: PUBLIC.join,
    open: async (page, t) => {
      // Faked, so that the shared product is not changed.
      await page.route('**/api/jobs', (route) => route.fulfill({ status: 201, json: {} }));
      const form = page.locator('main form').last();
      for (const field of await form.getByRole('textbox').all()) await field.fill('a@b.example');
      await form.locator('[name=phone]').fill('');
      await form.getByRole('combobox').selectOption({ index: 1 });
      await form.locator('[name=cv]').setInputFiles(pdfFile('Twelve years of doors'));
      await send(page);
      await expect(page.getByRole('dialog', { name: t('popups.thanks') })).toBeVisible();
    },
  },
  'a list that failed': {
    tag: '@long',
    path: PUBLIC.contact,
    problem: /500/,
    open: async (page) => {
      await fail(page, /\/api\/projects/);
      await footerLink(page, PUBLIC.projects).click();
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
    },
  },
  'a page without a connection': {
    path: PUBLIC.contact,
    problem:
      /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch|RUNTIME-008|ScriptNetworkError/,
    open: async (page, t, context) => {
      await context.setOffline(true);
      await expect(page.getByText(t('shell.states.offline'))).toBeVisible();
      await footerLink(page, PUBLIC.about).click();
      await expect(page.locator('main').getByRole('alert')).toBeVisible();
    },
  },
};
