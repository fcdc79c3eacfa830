/* global indexedDB -- what runs in the page */
import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const { signedOut, dashboard } = JSON.parse(
  readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'),
);
const named = (screens, more) =>
  Object.entries(screens).map(([name, path]) => ({ name: `dashboard-${name}`, path, ...more }));

/** A screen of the dashboard is there when its own part is, and not its outline. */
const screen = (page) => page.locator('#screen h1').waitFor();

const project = (of) => of.get('projects').then(([, { _id }]) => `/dashboard/edit-project/${_id}`);
const type = (page, text) => page.locator('#screen form [name="name"]').fill(text);

/** The dashboard's screens, signed out and in, and what opens in them. */
export const dashboardScreens = [
  ...named(signedOut),
  ...named(dashboard, { signedIn: true, act: screen }),
  {
    name: 'dashboard-menu',
    path: dashboard.profile,
    at: 'narrow',
    whole: false,
    signedIn: true,
    async act(page) {
      await screen(page);
      await page.locator('nav button[aria-haspopup=dialog]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'dashboard-delete',
    path: dashboard.projects,
    whole: false,
    signedIn: true,
    async act(page) {
      await page.locator('#screen tbody tr button').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'dashboard-add-project-faults',
    path: dashboard['add-project'],
    signedIn: true,
    async act(page) {
      await page.locator('#screen form button[type=submit]').click();
      await page.locator('#screen [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'dashboard-edit-project',
    path: async ({ get }) => `/dashboard/edit-project/${(await get('projects'))[0]._id}`,
    signedIn: true,
    act: (page) => page.locator('#screen form').waitFor(),
  },
  {
    name: 'dashboard-restored',
    path: project,
    signedIn: true,
    async act(page, { settled }) {
      await type(page, 'A name that was not saved');
      await page.locator('#screen form [name="alt"]').press('End');
      await page.waitForFunction(async () => (await indexedDB.databases()).length > 0);
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await settled(page);
      await page.locator('#screen form').waitFor();
    },
  },
  {
    name: 'dashboard-conflict',
    path: project,
    whole: false,
    signedIn: true,
    async act(page, { context }) {
      await type(page, 'A name of this window');
      const other = await context.newPage();
      await other.goto(page.url());
      await type(other, `A name of another window, at ${page.viewportSize().width} px`);
      await other.locator('#screen form button[type=submit]').click();
      await other.waitForURL('**/dashboard/projects');
      await other.close();
      await page.locator('#screen form button[type=submit]').click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'dashboard-undo',
    path: dashboard.projects,
    whole: false,
    signedIn: true,
    async act(page) {
      await page.locator('#screen tbody tr button').first().click();
      await page.locator('dialog[open] button').last().click();
      await page.locator('[role=status] section button').first().waitFor();
    },
  },
];
