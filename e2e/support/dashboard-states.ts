import { expect, type Page } from '@playwright/test';
import { chooseFiles, NOT_A_PICTURE } from './files';
import { DashboardScreen, SitePreview } from './dashboard';
import { DASHBOARD } from './screens';
import type { State } from './states';
import type { Translate } from './texts';

const TIME = '2026-01-31T12:00:00.000Z';
const MESSAGE = {
  _id: '1',
  name: 'Noura',
  email: 'noura@example.com',
  phone: '+966',
  message: 'Oak.',
  isRead: false,
  progress: 'new',
  createdAt: TIME,
};
const EDITOR = {
  name: 'Nora',
  email: 'nora@example.com',
  phone: '',
  location: '',
  image: null,
  role: 'editor',
  secondFactor: null,
};
const INVITE = {
  _id: '1',
  name: 'Nora',
  role: 'editor',
  by: 'owner@example.com',
  createdAt: TIME,
  expiresAt: TIME,
};
const KIND = { count: 3, oldest: TIME, newest: TIME };
const INBOX = /\/api\/messages(\?|$)/;
const LISTS = /\/api\/(products|reviews)(\?|$)/;

const question = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
const incomplete = (page: Page, t: Translate) =>
  expect(page.getByText(t('dashboard.forms.incomplete'))).toBeVisible();
const retry = (page: Page, t: Translate) =>
  expect(page.locator('#screen').getByRole('button', { name: t('common.retry') })).toBeVisible();
const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();

/** Dashboard states after something is opened or fails, by description. */
export const DASHBOARD_STATES: Record<string, State> = {
  'the question before a project is deleted': {
    tag: '@long',
    path: DASHBOARD.projects!,
    open: async (page) => {
      await page.getByRole('row').nth(1).locator('[data-danger]').click();
      await question(page);
    },
  },
  'rows that are selected': {
    tag: '@long',
    path: DASHBOARD.projects!,
    open: async (page, t) => {
      await page.getByRole('rowheader').first().waitFor();
      await page.getByRole('checkbox').nth(1).check();
      const label = t('dashboard.selection.label');
      await expect(page.getByRole('region', { name: label })).toBeVisible();
    },
  },
  'a draft of a project': {
    tag: '@long',
    path: DASHBOARD['project-drafts']!,
    open: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.locator('#screen form')).toBeVisible();
    },
  },
  'a project with faults': {
    path: DASHBOARD['add-project']!,
    open: async (page, t) => {
      await page.locator('#screen form button[type=submit]:visible').last().click();
      await incomplete(page, t);
    },
  },
  'the tip with the formats': {
    tag: '@long',
    path: DASHBOARD['home-content']!,
    open: async (page, t) => {
      const tip = page.getByRole('button', { name: t('dashboard.pictures.formatsLabel') }).first();
      await tip.focus();
      await expect(page.getByRole('tooltip').first()).toBeVisible();
    },
  },
  'the notifications': {
    tag: '@long',
    path: DASHBOARD.overview!,
    open: async (page, t) => {
      const name = t('dashboard.bell.title');
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  },
  'a text that is too long, a file that is no picture, a box without texts': {
    path: DASHBOARD['home-content']!,
    open: async (page, t) => {
      const screen = new DashboardScreen(page, t);
      const label = t('dashboard.homeContent.heroImage');
      await screen.button('dashboard.homeContent.boxList.add').click();
      await screen.remove(label).click();
      await chooseFiles(screen.choose(label), NOT_A_PICTURE);
      await expect(screen.picture(label).getByRole('alert')).not.toBeEmpty();
      const hero = screen.part('dashboard.homeContent.hero');
      await screen.field('dashboard.homeContent.mainText', 'inEnglish', hero).fill('o'.repeat(900));
      await screen.button('common.save').click();
      await incomplete(page, t);
    },
  },
  'the question before changes are left': {
    tag: '@long',
    path: DASHBOARD['contact-join']!,
    open: async (page, t) => {
      const screen = new DashboardScreen(page, t);
      await screen.field('dashboard.contactJoin.fields.subText', 'inEnglish').fill('New');
      await page.locator('a[href="/dashboard/messages"]:visible').first().click();
      await question(page);
    },
  },
  'the sign-in over a form whose session has ended': {
    path: DASHBOARD['contact-join']!,
    problem: /401/,
    open: async (page, t) => {
      const header = page.getByRole('group', { name: t('dashboard.app.header') });
      // Until it has the profile, the dashboard leads to the sign-in screen instead.
      await header.locator('a[href="/dashboard/profile"]:not([aria-label])').waitFor();
      const ended = { statusCode: 401, error: 'token_expired', message: 'Please sign in again.' };
      await page.route('**/api/content', (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 401, json: ended }),
      );
      const screen = new DashboardScreen(page, t);
      await screen.field('dashboard.contactJoin.fields.subText', 'inEnglish').fill('New');
      await screen.button('common.save').click();
      const name = t('dashboard.auth.again.title');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  },
  'the focal point of a picture': {
    tag: '@long',
    path: DASHBOARD['home-content']!,
    open: async (page, t) => {
      const name = t('dashboard.focalPoint.open', { name: t('dashboard.homeContent.heroImage') });
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('slider').first()).toBeVisible();
    },
  },
  'the preview of a page': {
    tag: '@long',
    path: DASHBOARD['home-content']!,
    open: (page, t) => new SitePreview(page, t).open(),
  },
  'an empty list': {
    tag: '@long',
    path: DASHBOARD.products!,
    answers: [LISTS, 200, []],
    open: (page, t) => says(page, t('dashboard.products.none')),
  },
  'a list that cannot be had': {
    tag: '@long',
    path: DASHBOARD.reviews!,
    problem: /500|could not be loaded/,
    answers: [LISTS, 500, {}],
    open: retry,
  },
  'a message from somebody with a name that does not break': {
    tag: '@long',
    path: DASHBOARD.messages!,
    answers: [INBOX, 200, [{ ...MESSAGE, name: 'x'.repeat(120) }]],
    open: (page) => expect(page.getByRole('article')).toBeVisible(),
  },
  'a note on a message that is selected': {
    tag: '@long',
    path: DASHBOARD.messages!,
    answers: [INBOX, 200, [{ ...MESSAGE, note: 'Oak.\n'.repeat(9) }]],
    open: async (page, t) => {
      await page.getByRole('article').getByRole('checkbox').check();
      await page.getByRole('button', { name: t('dashboard.inbox.note.edit') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a person whose data is to be deleted': {
    path: DASHBOARD['personal-data']!,
    answers: [/\/api\/personal-data\/search/, 200, { messages: KIND, jobs: KIND }],
    open: async (page, t) => {
      const text = (key: string) => t(`dashboard.personalData.${key}`);
      const address = 'a.person.with-a-very-long-name@a-domain-that-is-long.example.com';
      await page.getByLabel(text('email')).fill(address);
      await page.getByRole('button', { name: text('find'), exact: true }).click();
      await page.getByRole('button', { name: text('erase') }).click();
      await question(page);
    },
  },
  'a link of an invite': {
    tag: '@long',
    path: DASHBOARD.people!,
    open: async (page, t) => {
      const made = { ...INVITE, token: 'x'.repeat(43) };
      await page.route('**/api/invites', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: made })
          : route.fulfill({ json: [INVITE] }),
      );
      await page.getByRole('button', { name: t('dashboard.people.invite.make') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'a second factor that is set up': {
    path: DASHBOARD.profile!,
    open: async (page, t) => {
      const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
      const uri = `otpauth://totp/Manjara:owner?secret=${secret}&issuer=Manjara`;
      await page.route('**/api/admin/second-factor', (route) =>
        route.fulfill({ json: { secret, uri } }),
      );
      const name = t('dashboard.profile.secondFactor.turnOn');
      await page.getByRole('button', { name }).click();
      await page.getByRole('dialog').locator('input').fill('a password');
      await page.getByRole('button', { name: t('dashboard.profile.secondFactor.next') }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  'a screen of owners for an editor': {
    tag: '@long',
    path: DASHBOARD.messages!,
    answers: [/\/api\/admin\/profile$/, 200, EDITOR],
    open: (page, t) => says(page, t('dashboard.app.ownerOnly.text')),
  },
};
