import { DEFAULT_SITE_SETTINGS as SETTINGS } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HOME_CONTENT, SITE_TEXTS } from '../testing/fixtures';
import { field } from '../testing/form';
import { first } from '../testing/long-run';
import { network } from '../testing/network';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';

const VALUE = {
  _id: 'a'.repeat(24),
  value: 'Now',
  arValue: 'الآن',
  image: '/api/files/value',
  alt: 'Hands',
  arAlt: 'يدان',
};

/** One content of each kind other than resources: its screen and one of its fields. */
const CONTENTS = [
  {
    path: '/content',
    screen: 'content/contact-join',
    now: SITE_TEXTS,
    before: { ...SITE_TEXTS, contact: { ...SITE_TEXTS.contact, mainText: 'Before' } },
    changed: 'contact.mainText',
  },
  {
    path: '/site-settings',
    screen: 'site-settings',
    now: { ...SETTINGS, phone: '050 123 4567' },
    changed: 'phone',
  },
  {
    path: `/content/values/${VALUE._id}`,
    screen: 'content/about',
    now: VALUE,
    list: '/content/values',
    changed: 'value',
  },
  { path: '/content/home', screen: 'content/home', now: HOME_CONTENT, changed: 'mainText' },
] as const;

function answerScreens(): void {
  network.on('GET /content/home', { body: HOME_CONTENT });
  network.on('GET /content/about', {
    body: { mainText: '', arMainText: '', images: [null, null, null, null] },
  });
  for (const list of ['values', 'questions', 'boxes']) {
    network.on(`GET /content/${list}`, { body: [] });
  }
}

describe.each(first(3, CONTENTS))('the previous versions of $path', (content) => {
  const { path, screen: address, now, changed } = content;
  const before: object = 'before' in content ? content.before : { ...now, [changed]: 'Before' };

  it('are shown, and restored into the form', async () => {
    let stored: object = now;
    answerScreens();
    network.on(`GET ${path}`, () => ({ body: { ...stored } }));
    if ('list' in content) network.on(`GET ${content.list}`, () => ({ body: [stored] }));
    const version = { version: 4, at: '2026-11-20T12:34:00.000Z', by: null, fields: [changed] };
    network.on(`GET ${path}/revisions`, { body: [{ ...version, document: before }] });
    network.on(`POST ${path}/revisions/4/restore`, () => {
      stored = before;
      return { body: { ...stored } };
    });
    const page = await open(`/dashboard/${address}`);
    if ('list' in content) {
      const edit = page.t('dashboard.order.editName', { name: 'Now' });
      await page.user.click(await screen.findByRole('button', { name: edit }));
    }
    const { title, restore, restored } = page.texts.versions;
    await waitFor(() => expect(field(changed)).not.toHaveValue(''));
    const form = within(field(changed).closest('form')!);
    await page.user.click(form.getByRole('button', { name: title }));
    await page.user.click(await screen.findByRole('button', { name: /20 Nov 2026/ }));
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByRole('group')).toHaveTextContent('Before');
    await page.user.click(dialog.getByRole('button', { name: restore }));
    await waitFor(() => expect(toastTexts()).toEqual([restored]));
    await waitFor(() => expect(field(changed)).toHaveValue('Before'));
    if ('list' in content) expect(network.calls(`GET ${content.list}`).length).toBeGreaterThan(1);
    if (path === '/site-settings') {
      expect(screen.getByTestId('site-phone')).toHaveAttribute('value', 'Before');
    }
  });
});

it('of the settings say in words whether visits are counted', async () => {
  const document = { ...SETTINGS, countVisits: false };
  network.on('GET /site-settings', { body: { ...SETTINGS, countVisits: true } });
  network.on('GET /site-settings/revisions', {
    body: [{ version: 1, at: '2026-11-20T12:34:00.000Z', by: null, fields: [], document }],
  });
  const page = await open('/dashboard/site-settings', { language: 'ar' });
  const { title, then, now } = page.texts.versions;
  await page.user.click(await screen.findByRole('button', { name: title }));
  await page.user.click(await screen.findByRole('button', { name: /٢٠٢٦/ }));
  const name = page.texts.siteSettings.fields.countVisits;
  expect(screen.getByRole('group', { name })).toHaveTextContent(
    [then, page.t('common.no'), now, page.t('common.yes')].join(''),
  );
});
