import type { FirstHour } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { bulkCalls, serveBulk, written } from '../../../testing/bulk';
import { network } from '../../../testing/network';
import { NOTIFICATION_STATUS } from '../../../testing/notification-status';
import { ADMIN, open, type OpenOptions } from '../../../testing/render';
import { toastTexts } from '../../../testing/toasts';
import { undoText } from '../../../testing/undo';

const NOTHING: FirstHour = {
  phone: false,
  hours: false,
  project: false,
  review: false,
  demo: false,
};
const DONE = { phone: true, hours: true, project: true, review: true, demo: true };
const ID = 'a'.repeat(24);

async function openOverview(firstHour: FirstHour, options: OpenOptions = {}) {
  network.on('GET /content/home', { body: { heroImage: null, aboutImages: [] } });
  network.on('GET /content/about', { body: { images: [] } });
  network.on('GET /statistics', {
    body: { days: [{ day: '2026-11-01', visits: 0 }], projects: [] },
  });
  network.on('GET /first-hour', { body: firstHour });
  const page = await open('/dashboard/overview', options);
  await screen.findByRole('figure');
  return page;
}

const card = (title: string) => screen.findByRole('region', { name: title });
const noCard = (title: string) =>
  expect(screen.queryByRole('region', { name: title })).not.toBeInTheDocument();

describe('the first hour', () => {
  it.each([
    ['en', '1 of 6', /^Done: Choose how you are told/],
    ['ar', '١ من ٦', /^تم: اختر كيف يصلك/],
  ] as const)('leads to what is open and ticks what is done (%s)', async (language, said, told) => {
    const { texts } = await openOverview(NOTHING, { language });
    const shown = within(await card(texts.firstHour.title));
    const { phone, hours, project, review, demo } = texts.firstHour.steps;
    await waitFor(() => expect(shown.getByText(new RegExp(said))).toBeVisible());
    for (const [name, path] of [
      [phone, 'site-settings'],
      [hours, 'site-settings'],
      [project, 'add-project'],
      [review, 'add-review'],
    ] as const) {
      expect(shown.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`^/dashboard/${path}`)),
      );
    }
    expect(shown.getByRole('button', { name: demo })).toBeVisible();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(told),
    );
  });

  it.each([
    ['all is done', DONE],
    ['the site never had the demo and the rest is done', { ...DONE, demo: undefined }],
  ])('goes when %s', async (_name, firstHour) => {
    const { texts } = await openOverview(firstHour);
    noCard(texts.firstHour.title);
    expect(screen.queryByRole('button', { name: texts.firstHour.show })).toBeNull();
  });

  it('shows an editor only what an editor may do', async () => {
    const profile = { 'GET /admin/profile': { body: { ...ADMIN, role: 'editor' } } };
    const { texts } = await openOverview({ ...NOTHING, project: true }, { answers: profile });
    const steps = within(await card(texts.firstHour.title)).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      `Done: ${texts.firstHour.steps.project}`,
      texts.firstHour.steps.review,
    ]);
  });

  it('is hidden in this browser until it is shown again', async () => {
    const { texts, user, unmount } = await openOverview(NOTHING);
    await user.click(
      within(await card(texts.firstHour.title)).getByRole('button', { name: texts.firstHour.hide }),
    );
    noCard(texts.firstHour.title);
    unmount();
    const again = await openOverview(NOTHING);
    await again.user.click(await screen.findByRole('button', { name: texts.firstHour.show }));
    expect(await card(texts.firstHour.title)).toBeVisible();
  });

  it('says once that nothing tells the owner of messages', async () => {
    network.on('GET /admin/notifications', { body: { ...NOTIFICATION_STATUS, isTold: false } });
    const { texts, user } = await openOverview(NOTHING);
    const shown = within(await card(texts.firstHour.title));
    expect(await shown.findByRole('link', { name: texts.firstHour.steps.alerts })).toHaveAttribute(
      'href',
      '/dashboard/profile#notifications',
    );
    expect(screen.queryByText(new RegExp(texts.overview.notTold))).toBeNull();
    await user.click(shown.getByRole('button', { name: texts.firstHour.hide }));
    expect(screen.getByText(new RegExp(texts.overview.notTold))).toBeVisible();
  });

  it('leaves it to the overview to say that an alert has failed', async () => {
    const mail = { ...NOTIFICATION_STATUS.mail, hasFailed: true };
    network.on('GET /admin/notifications', {
      body: { ...NOTIFICATION_STATUS, isTold: false, mail },
    });
    const { texts } = await openOverview(NOTHING);
    expect(await screen.findByText(new RegExp(texts.overview.tellingFailed))).toBeVisible();
    expect(screen.queryByText(texts.firstHour.steps.alerts)).toBeNull();
  });
});

describe('the button that removes the demo', () => {
  const LEFT = [
    { kind: 'projects', unchanged: 22, changed: 1 },
    { kind: 'boxes', unchanged: 4, changed: 0 },
    { kind: 'partners', unchanged: 0, changed: 2 },
  ];

  async function openDialog() {
    network.on('GET /admin/demo', { body: LEFT });
    const page = await openOverview(NOTHING);
    await page.user.click(
      await screen.findByRole('button', { name: page.texts.firstHour.steps.demo }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(/22/);
    return { ...page, dialog };
  }

  it('says what goes and what stays', async () => {
    const { dialog, texts } = await openDialog();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${texts.projects.title} 22`,
      `${texts.homeContent.boxList.title} 4`,
    ]);
    expect(dialog.getByText(/goes to the trash.*30 days/)).toBeVisible();
    expect(dialog.getByText(/3 items of the demo that you have edited/)).toBeVisible();
  });

  it('removes nothing before it is confirmed', async () => {
    const { dialog, user } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(network.calls('DELETE /admin/demo')).toHaveLength(0);
  });

  it('ticks itself, and can be undone', async () => {
    const { dialog, user, texts } = await openDialog();
    network.on('DELETE /admin/demo', {
      body: [
        { kind: 'projects', items: [{ id: ID, version: 2 }] },
        { kind: 'boxes', items: [{ id: ID, version: 5 }] },
      ],
    });
    network.on('GET /first-hour', { body: { ...NOTHING, demo: true } });
    serveBulk('/projects', (id) => written(id, 'published'));
    serveBulk('/content/boxes', (id) => written(id, 'published'));
    await user.click(dialog.getByRole('button', { name: texts.firstHour.demo.confirm }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.firstHour.demo.removed]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: texts.firstHour.steps.demo })).toBeNull(),
    );
    expect(screen.getByText(texts.firstHour.steps.demo)).toBeVisible();
    expect(undoText()).toContain(texts.firstHour.demo.name);

    await user.click(screen.getByRole('button', { name: texts.undo.action }));
    await waitFor(() => expect(toastTexts()).toContain(texts.undo.undone));
    expect(bulkCalls('/projects')).toEqual([{ revert: [{ id: ID, version: 2 }] }]);
    expect(bulkCalls('/content/boxes')).toEqual([{ revert: [{ id: ID, version: 5 }] }]);
  });

  it('says when it failed', async () => {
    const { dialog, user, texts } = await openDialog();
    network.on('DELETE /admin/demo', { status: 500, body: {} });
    await user.click(dialog.getByRole('button', { name: texts.firstHour.demo.confirm }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.firstHour.demo.failed]));
    expect(undoText()).toBe('');
  });
});
