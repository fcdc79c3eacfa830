import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const { public: PAGES } = JSON.parse(readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'));

const dialog = (page) => page.locator('dialog[open]');

/** A PDF of no pages, which is enough to be chosen. */
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') };

/** Answers what a form sends without keeping it. */
const acceptForms = (page) =>
  page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ status: 201, json: {} }));
const refuseForms = (page) =>
  page.route(/\/api\/(messages|jobs)$/, (route) => route.fulfill({ status: 500, json: {} }));
/** Leaves what a form sends without an answer. */
const holdForms = (page) => page.route(/\/api\/(messages|jobs)$/, () => {});

const submit = (page) => page.locator('main form button[type=submit]').last().click();

const fillContact = (page, { fill, language }) =>
  fill(page, {
    ...(language === 'ar'
      ? { firstName: 'سارة', lastName: 'الحربي', message: 'باب لمجلس، ثلاثة أمتار في أربعة.' }
      : { firstName: 'Sara', lastName: 'Alharbi', message: 'A door for a majlis, 3 by 4 m.' }),
    email: 'sara@example.com',
    phone: '+966 55 123 4567',
  });

async function fillJoin(page, { fill, language }) {
  await fill(page, {
    name: language === 'ar' ? 'سارة الحربي' : 'Sara Alharbi',
    email: 'sara@example.com',
    message: language === 'ar' ? 'نجّارة منذ عشر سنوات.' : 'A joiner for ten years.',
  });
  await page.locator('main form [name=job]').selectOption({ index: 2 });
  await page.locator('main form [name=cv]').setInputFiles(CV);
}

/** The forms with what is wrong in them, sending, refused and sent. */
export const formScreens = [
  {
    name: 'contact-faults',
    path: PAGES.contact,
    async act(page) {
      await submit(page);
      await page.locator('#toasts [role=alert]').waitFor();
    },
  },
  {
    name: 'contact-sending',
    path: PAGES.contact,
    whole: false,
    toasts: true,
    before: holdForms,
    async act(page, tools) {
      await fillContact(page, tools);
      await submit(page);
      await page.locator('#toasts [role=alert]').waitFor();
    },
  },
  {
    name: 'contact-refused',
    path: PAGES.contact,
    whole: false,
    toasts: true,
    before: refuseForms,
    async act(page, tools) {
      await fillContact(page, tools);
      await submit(page);
      await page.locator('#toasts .Toastify__toast--error').waitFor();
    },
  },
  {
    name: 'contact-sent',
    path: PAGES.contact,
    whole: false,
    before: acceptForms,
    async act(page, tools) {
      // Or the confirmation closes by itself before its picture is taken.
      await page.clock.install();
      await fillContact(page, tools);
      await submit(page);
      await dialog(page).waitFor();
    },
  },
  {
    name: 'join-faults',
    path: PAGES.join,
    async act(page) {
      await submit(page);
      await page.locator('#toasts [role=alert]').waitFor();
    },
  },
  {
    name: 'join-filled',
    path: PAGES.join,
    async act(page, tools) {
      await fillJoin(page, tools);
    },
  },
  {
    name: 'join-sent',
    path: PAGES.join,
    whole: false,
    before: acceptForms,
    async act(page, tools) {
      await fillJoin(page, tools);
      await submit(page);
      await dialog(page).waitFor();
    },
  },
];
