import type { BackupStatus, Statistics } from '@manjara/contracts';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aBackup, NO_BACKUPS } from '../../testing/backups';
import { aMessage, serveInbox } from '../../testing/inbox';
import { network } from '../../testing/network';
import { NOTIFICATION_STATUS } from '../../testing/notification-status';
import { open } from '../../testing/render';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NIGHTLY = { to: 'folder', failure: null } as const;
const { mail: MAIL } = NOTIFICATION_STATUS;
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}`;
const STATISTICS: Statistics = {
  days: Array.from({ length: 30 }, (_, index) => ({
    day: day(index + 1),
    visits: index === 2 ? 24 : 1,
  })),
  projects: [
    { _id: 'a'.repeat(24), name: 'Majlis', arName: 'مجلس', views: 9 },
    { _id: 'b'.repeat(24), name: 'Villa', arName: 'فيلا', views: 1 },
  ],
};
const PICTURE = { url: '/api/files/1', alt: 'A hall', arAlt: '' };

async function openOverview(statistics = STATISTICS, messages = [aMessage({ isRead: false })]) {
  network.on('GET /content/home', { body: { heroImage: PICTURE, aboutImages: [null] } });
  network.on('GET /content/about', { body: { images: [{ ...PICTURE, arAlt: 'قاعة' }, null] } });
  network.on('GET /statistics', { body: statistics });
  const page = await open('/dashboard/overview', {
    answers: serveInbox('messages', messages).answers,
  });
  await screen.findByRole('heading', { level: 1, name: page.texts.overview.title });
  return page;
}

describe('the overview', () => {
  afterEach(() => {
    // Otherwise the paused requests are sent.
    cleanup();
    onlineManager.setOnline(true);
  });

  it('shows its parts without a connection', async () => {
    onlineManager.setOnline(false);
    const page = await open('/dashboard/overview');
    const { waiting } = page.texts.overview;
    expect(await screen.findByRole('heading', { name: waiting })).toBeVisible();
  });

  it('lists open items with links to them', async () => {
    network.on('GET /projects?status=draft', { body: [{}], headers: { 'x-total-count': '2' } });
    const begun = aMessage({ isRead: true, progress: 'in_work' });
    await openOverview(STATISTICS, [aMessage(), begun]);
    const message = await screen.findByRole('link', { name: 'One unread message' });
    expect(message).toHaveAttribute('href', expect.stringContaining('/dashboard/messages'));
    const inWork = await screen.findByRole('link', { name: 'One message in work' });
    expect(inWork).toHaveAttribute('href', expect.stringMatching(/\/messages\?folder=in_work$/));
    expect(
      await screen.findByRole('link', { name: /^One picture of the home page/ }),
    ).toHaveAttribute('href', expect.stringContaining('/dashboard/content/home'));
    const drafts = await screen.findByRole('link', { name: '2 project drafts' });
    expect(drafts).toHaveAttribute('href', expect.stringContaining('/dashboard/projects/drafts'));
    expect(screen.queryByText(/about page|application/)).not.toBeInTheDocument();
  });

  it('lists what waits to be published, and says what was not', async () => {
    const scheduled = [
      {
        kind: 'reviews',
        _id: 'c'.repeat(24),
        name: 'Late',
        arName: 'متأخر',
        publishAt: '2026-03-01T06:00:00.000Z',
        publishFaults: ['image'],
      },
      {
        kind: 'projects',
        _id: 'd'.repeat(24),
        name: 'Villa',
        arName: 'فيلا',
        publishAt: '2099-05-17T06:00:00.000Z',
      },
    ];
    network.on('GET /scheduled', { body: scheduled });
    const page = await openOverview();
    const panel = await screen.findByRole('heading', { name: page.texts.overview.scheduled });
    expect(panel).toBeVisible();
    const late = screen.getByRole('link', { name: /^Late/ });
    expect(late).toHaveTextContent(/Not published at its time, .*1 March 2026.*missing: Image\./);
    expect(late).toHaveAttribute('href', `/dashboard/edit-review/${'c'.repeat(24)}`);
    expect(screen.getByRole('link', { name: /^Villa.*17 May 2099/ })).toHaveTextContent('09:00');
  });

  it('shows visits and views as numbers, too', async () => {
    await openOverview();
    const chart = await screen.findByRole('figure');
    expect(chart).toHaveTextContent('53 visits, most on 3 November: 24.');
    expect(within(chart).getAllByRole('listitem')).toHaveLength(30);
    expect(within(chart).getByText('3 November: 24')).toBeInTheDocument();
    const most = screen.getByRole('link', { name: 'Majlis' });
    expect(most.closest('li')).toHaveTextContent('9 views');
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('warns of a disk that is nearly full, and of no other (%s)', async (isLow, warnings) => {
    const disk = { free: 420_000_000, total: 5_000_000_000, isLow };
    await openOverview({ ...STATISTICS, disk });
    await screen.findByRole('figure');
    expect(screen.queryAllByText(/disk is nearly full: 420 MB are left/)).toHaveLength(warnings);
  });

  it.each([
    ['Nothing tells you', { isTold: false }],
    ['The last notification', { isTold: false, mail: { ...MAIL, hasFailed: true } }],
  ])('says “%s …” while news does not reach the admin', async (sentence, status) => {
    network.on('GET /admin/notifications', { body: { ...NOTIFICATION_STATUS, ...status } });
    const page = await openOverview();
    const line = await screen.findByText(new RegExp(`^${sentence}`));
    const link = within(line).getByRole('link', { name: page.texts.overview.notifications });
    expect(link).toHaveAttribute('href', '/dashboard/profile#notifications');
  });

  it('does not mention notifications while they arrive', async () => {
    const page = await openOverview();
    await waitFor(() => expect(network.calls('GET /admin/notifications')).toHaveLength(1));
    await screen.findByRole('figure');
    expect(screen.queryByText(page.texts.overview.notTold)).not.toBeInTheDocument();
  });

  it.each<[string, BackupStatus]>([
    ['No backup has been made yet.', NO_BACKUPS],
    ['Last backup: 5 hours ago.', { ...NO_BACKUPS, last: aBackup(5 * HOUR) }],
    ['Last backup: 12 days ago.', { ...NO_BACKUPS, last: aBackup(12 * DAY) }],
    [
      'No backup has been made for more than two days.',
      { ...NO_BACKUPS, nightly: NIGHTLY, last: aBackup(3 * DAY), needsAttention: true },
    ],
    [
      'The nightly backup has been failing since 27 Nov 2026, 03:00.',
      {
        ...NO_BACKUPS,
        nightly: { ...NIGHTLY, failure: { since: '2026-11-27T00:00:00Z', reason: 'no_space' } },
        last: aBackup(26 * HOUR),
        needsAttention: true,
      },
    ],
  ])('says “%s”, with a link', async (sentence, status) => {
    network.on('GET /backups', { body: status });
    const page = await openOverview();
    const line = await screen.findByText((text) => text.startsWith(sentence));
    const link = within(line).getByRole('link', { name: page.texts.overview.backups });
    expect(link).toHaveAttribute('href', '/dashboard/backups');
    const isWarning = line.closest('[data-tone="warning"]') !== null;
    expect(isWarning).toBe(status.needsAttention);
    if (isWarning) expect(screen.getByText(/^Last backup: \d+ (hours|days) ago\./)).toBeVisible();
  });

  it('says so if there are no open items and no visits', async () => {
    const nothing = STATISTICS.days.map((each) => ({ ...each, visits: 0 }));
    PICTURE.arAlt = 'قاعة';
    const page = await openOverview({ days: nothing, projects: [] }, []);
    expect(await screen.findByText(page.texts.overview.nothingWaits)).toBeVisible();
    expect(screen.getByText(page.texts.overview.noVisits)).toBeVisible();
    expect(screen.getByText(page.texts.overview.noViews)).toBeVisible();
    PICTURE.arAlt = '';
  });
});
