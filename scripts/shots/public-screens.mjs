import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const { public: PAGES } = JSON.parse(readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'));

const dialog = (page) => page.locator('dialog[open]');
const results = (page) => page.locator('#content article, #content li').first();

async function openDropdown(page) {
  await page.locator('header [aria-expanded]').first().focus();
  await page.keyboard.press('Enter');
}

const openMenu = (page) => page.locator('header details > summary').first().click();

/** The newest project that has several pictures. */
const projectPath = async ({ get }) => {
  const project = (await get('projects')).find(({ secondaryImages }) => secondaryImages.length > 2);
  return `/projects?project=${project._id}`;
};

const firstCategory = ({ language }) =>
  `/projects/${encodeURIComponent(language === 'ar' ? 'الضيافة' : 'Hospitality')}`;

/** Every public page, and what opens in it. */
export const publicScreens = [
  ...Object.entries(PAGES).map(([name, path]) => ({ name, path })),
  { name: 'not-found', path: '/no-such-page' },
  { name: 'header-dropdown', path: '/', at: 'wide', whole: false, act: openDropdown },
  { name: 'header-menu', path: '/', at: 'narrow', whole: false, act: openMenu },
  {
    name: 'header-menu-categories',
    path: '/',
    at: 'narrow',
    whole: false,
    async act(page) {
      await openMenu(page);
      await page.locator('header details details > summary').click();
    },
  },
  {
    name: 'floating-controls',
    path: '/',
    whole: false,
    async act(page) {
      await page.keyboard.press('PageDown');
      await page.keyboard.press('PageDown');
      await page.locator('#root > aside button:enabled').waitFor();
    },
  },
  { name: 'projects-category', path: firstCategory },
  { name: 'projects-page-2', path: '/projects?page=2' },
  {
    name: 'projects-search',
    path: ({ language }) => `/projects?search=${language === 'ar' ? 'فيلا' : 'villa'}`,
  },
  { name: 'projects-several', path: '/projects?category=Education&category=Hospitality' },
  {
    name: 'projects-filters',
    path: '/projects?category=Education&category=Hospitality',
    at: 'narrow',
    whole: false,
    act: (page) => page.locator('main section [popovertarget]').first().click(),
  },
  { name: 'projects-empty', path: '/projects?search=zzzz' },
  { name: 'project', path: projectPath, whole: false },
  {
    name: 'project-gallery',
    path: projectPath,
    whole: false,
    async act(page) {
      await dialog(page).locator('summary').click();
      await dialog(page).locator('a[href="#picture-3"]').click();
      await dialog(page).locator('a[href="#picture-3"][aria-current]').waitFor();
    },
  },
  { name: 'project-missing', path: '/projects?project=0123456789abcdef01234567' },
  {
    name: 'product',
    path: PAGES.production,
    whole: false,
    async act(page) {
      await results(page).locator('a').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'product-date',
    path: PAGES.production,
    whole: false,
    async act(page) {
      await page.locator('main [aria-describedby]').first().focus();
      await page.locator('[role=tooltip]:popover-open').waitFor();
    },
  },
  {
    name: 'about-answers',
    path: PAGES.about,
    async act(page) {
      const questions = page.locator('main details > summary:visible');
      await questions.nth(0).click();
      await questions.nth(1).click();
    },
  },
];
