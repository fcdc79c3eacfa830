import type { BackupStatus } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { downloadFrom } from '../../browser/download';
import { aBackup, NO_BACKUPS } from '../../testing/backups';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

jest.mock('../../browser/download');

const HOUR = 3_600_000;
const LATER = '2099-01-01T00:00:00.000Z';

async function openBackups(status: Partial<BackupStatus> = {}) {
  network.on('GET /backups', { body: { ...NO_BACKUPS, ...status } });
  const page = await open('/dashboard/backups');
  const { backups: own } = page.texts;
  const panel = async (name: string) => within(await screen.findByRole('region', { name }));
  const download = async () =>
    page.user.click(await screen.findByRole('button', { name: own.download }));
  return { ...page, own, panel, download };
}

describe('the backups', () => {
  it('let an owner download everything by a link for this once', async () => {
    network.on('POST /backups/link', { status: 201, body: { token: 'once', expiresAt: LATER } });
    const { own, panel, download } = await openBackups();
    expect((await panel(own.last)).getByText(own.none)).toBeVisible();
    network.on('GET /backups', { body: { ...NO_BACKUPS, last: aBackup(0) } });
    await download();
    await waitFor(() => expect(toastTexts()).toEqual([own.begun]));
    expect(downloadFrom).toHaveBeenCalledWith(
      expect.stringMatching(/\/api\/backups\/file\?token=once$/),
    );
    // Read again a moment later.
    expect(await screen.findByText(/^Downloaded from the dashboard, 420 MB$/)).toBeVisible();
  });

  it('say why a download cannot begin', async () => {
    network.on('POST /backups/link', refusal(409, 'A backup is being made at the moment.'));
    const { download } = await openBackups();
    await download();
    await waitFor(() => expect(toastTexts()).toEqual(['A backup is being made at the moment.']));
    expect(downloadFrom).not.toHaveBeenCalled();
  });

  it('wait while another one is made', async () => {
    const { own } = await openBackups({ isRunning: true });
    expect(await screen.findByText(own.running)).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(own.download) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('show the last one, and what is missing from it', async () => {
    const { own, panel } = await openBackups({
      last: aBackup(5 * HOUR, { kind: 's3', damagedFiles: 2 }),
    });
    const last = await panel(own.last);
    expect(last.getByText('5 hours ago')).toBeVisible();
    expect(last.getByText('Made by itself into cloud storage, 420 MB')).toBeVisible();
    expect(last.getByText(/^2 damaged files are missing/)).toBeVisible();
  });

  it('say whether one is made every night, and what keeps it from that', async () => {
    const { own, panel } = await openBackups();
    expect((await panel(own.nightly)).getByText(own.off)).toBeVisible();
  });

  it.each(['no_space', 'no_access', 'unreachable', 'unknown'] as const)(
    'say what to do where the nightly one fails: %s',
    async (reason) => {
      const failure = { since: '2026-11-27T00:00:00.000Z', reason };
      const { own, panel } = await openBackups({
        nightly: { to: 'folder', failure },
        needsAttention: true,
      });
      const nightly = await panel(own.nightly);
      expect(nightly.getByRole('status')).toHaveTextContent(
        `It has been failing since 27 Nov 2026, 03:00, and is tried again every hour. ${own.reasons[reason]}`,
      );
      expect(nightly.getByText(own.to.folder)).toBeVisible();
    },
  );

  it('warn when none was made for days, although none has failed', async () => {
    const { own, panel } = await openBackups({
      nightly: { to: 's3', failure: null },
      last: aBackup(72 * HOUR),
      needsAttention: true,
    });
    expect((await panel(own.nightly)).getByRole('status')).toHaveTextContent(own.late);
  });
});
