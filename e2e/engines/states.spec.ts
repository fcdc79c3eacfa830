import { expectOnTop } from '../support/engines/on-top';
import type { Tab } from '../support/engines/tab';
import { expect, test } from '../support/engines/test';
import { DASHBOARD, PUBLIC, SIGNED_OUT } from '../support/screens';

const SEND = 'main form:not([role=search]) [type=submit]';
const SUBMIT = '#screen form [type=submit]';
const QUESTION = '[role=alertdialog]';

/** Runs in the page: the first field with a fault, and whether its message is shown. */
const firstFault = () => {
  const field = document.querySelector('[aria-invalid=true]');
  const [id = ''] = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = document.getElementById(id);
  return Boolean(message?.checkVisibility() && message.textContent);
};
const expectFault = (tab: Tab) => expect.poll(() => tab.evaluate(firstFault)).toBe(true);

test('a contact form with faults', async ({ tab, open, shoot }) => {
  await open(PUBLIC.contact);
  await tab.click(SEND);
  await expectFault(tab);
  await shoot('contact-faults');
});

test('an application with faults', async ({ tab, open, shoot }) => {
  await open(PUBLIC.join);
  await tab.click(SEND);
  await expectFault(tab);
  await shoot('join-faults');
});

test('a sign-in with faults', async ({ tab, open, says, t, shoot }) => {
  await open(SIGNED_OUT.login!);
  await tab.click('form [type=submit]');
  await says(t('dashboard.errors.fillAll'));
  await shoot('login-faults');
});

test('a large product', async ({ tab, open, shoot }) => {
  await open(PUBLIC.production);
  await tab.click('main li:has(h2) a');
  await expectOnTop(tab, 'dialog');
  await shoot('product');
});

test('an unfolded answer', async ({ tab, open, shoot }) => {
  await open(PUBLIC.about);
  await tab.click('main summary');
  const answer = () =>
    tab.evaluate(() => document.querySelector('main details p')?.getBoundingClientRect().height);
  await expect.poll(answer).toBeGreaterThan(20);
  await shoot('answer');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('a project with faults', async ({ tab, open, says, t, shoot }) => {
    await open(DASHBOARD['add-project']!);
    await tab.click(SUBMIT);
    await says(t('dashboard.forms.incomplete'));
    await expectFault(tab);
    await shoot('project-faults');
  });

  test('the question before a project is deleted', async ({ tab, open, shoot }) => {
    await open(DASHBOARD.projects!);
    await tab.click('#screen [data-danger]');
    await expectOnTop(tab, QUESTION);
    await shoot('delete-question');
  });

  test('a row that is selected', async ({ tab, open, t, shoot }) => {
    await open(DASHBOARD.projects!);
    await tab.click('#screen tbody [type=checkbox]');
    await expectOnTop(tab, `[aria-label="${t('dashboard.selection.label')}"]`);
    await shoot('row-selected');
  });

  test('the question before changes are left', async ({ tab, open, t, shoot }) => {
    await open(DASHBOARD['contact-join']!);
    const label = t('dashboard.contactJoin.fields.subText');
    await tab.type('#screen input', 'New', t('dashboard.forms.inEnglish', { name: label }));
    await tab.click('a[href="/dashboard/messages"]');
    await expectOnTop(tab, QUESTION);
    await shoot('leave-question');
  });

  test('the focal point of a picture', async ({ tab, open, t, shoot }) => {
    await open(DASHBOARD['home-content']!);
    const name = t('dashboard.homeContent.heroImage');
    await tab.click('#screen button', t('dashboard.focalPoint.open', { name }));
    await expectOnTop(tab, 'dialog');
    await shoot('focal-point');
  });

  test('the preview of a page', async ({ tab, open, says, t, shoot }) => {
    await open(DASHBOARD['home-content']!);
    await tab.click('#screen button', t('dashboard.preview.open'));
    await says(t('dashboard.preview.live'));
    await shoot('preview');
  });

  test('a search of everything', async ({ tab, open, shoot }) => {
    await open(DASHBOARD.overview!);
    await tab.click('button[aria-keyshortcuts]');
    await tab.type('dialog input', 'a');
    const results = () =>
      tab.evaluate(() => document.querySelectorAll('dialog [role=option]').length);
    await expect.poll(results).toBeGreaterThan(0);
    await shoot('search');
  });
});
