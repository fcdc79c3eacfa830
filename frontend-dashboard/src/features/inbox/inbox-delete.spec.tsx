import { screen, waitFor, within } from '@testing-library/react';
import { type Inbox, INBOXES } from '../../api/inbox';
import { waitOutUndo } from '../../testing/deletions';
import { anItem, cardOf, optionsOf, serveInbox } from '../../testing/inbox';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const YES = /^(Yes|نعم)$/;
const NO = /^(No|لا)$/;
const PINS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

async function ask(inbox: Inbox) {
  const item = anItem(inbox);
  localStorage.setItem(PINS[inbox], JSON.stringify(['another', item._id]));
  const server = serveInbox(inbox, [item]);
  const page = await open(`/dashboard/${inbox}`, { answers: server.answers });
  await screen.findByRole('article');
  const options = optionsOf(item);
  await page.user.click(options);
  await page.user.click(screen.getByRole('menuitem', { name: page.t('common.delete') }));
  const own = page.texts.inbox[inbox];
  const dialog = await screen.findByRole('alertdialog', { name: own.deleteTitle });
  return { ...page, ...server, own, item, dialog, options };
}

describe.each(INBOXES)('deleting one of the %s', (inbox) => {
  it('asks first, by the sender, and does nothing on No', async () => {
    const page = await ask(inbox);
    expect(page.dialog).toHaveTextContent(page.own.deleteQuestion);
    expect(page.dialog).toHaveTextContent(page.item.name);
    await page.user.click(within(page.dialog).getByRole('button', { name: NO }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.options).toHaveFocus();
    expect(network.calls(page.deleteRoute(page.item))).toHaveLength(0);
  });

  it('can be taken back for some seconds, with its pin', async () => {
    const page = await ask(inbox);
    await page.user.click(within(page.dialog).getByRole('button', { name: YES }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: page.texts.undo.action }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(within(cardOf(page.item)).getByText(page.texts.inbox.pinned)).toBeInTheDocument();
    expect(network.calls(page.deleteRoute(page.item))).toHaveLength(0);
  });

  it('deletes on Yes, once, tells so, and removes the pin', async () => {
    const page = await ask(inbox);
    const said = await waitOutUndo(async () => {
      await page.user.click(within(page.dialog).getByRole('button', { name: YES }));
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
      expect(network.calls(page.deleteRoute(page.item))).toHaveLength(0);
    });
    expect(said).toContain(page.texts.undo.willDelete + page.item.name);
    expect(toastTexts()).toEqual([page.own.deleted]);
    expect(await screen.findByText(page.own.noneText)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem(PINS[inbox]) ?? '')).toEqual(['another']);
    expect(network.calls(page.deleteRoute(page.item))).toHaveLength(1);
  });
});

describe('a delete that fails', () => {
  it('is told of a message in the server’s sentence, and its pin stays', async () => {
    const page = await ask('messages');
    network.on(page.deleteRoute(page.item), refusal(503, 'The database is away.'));
    await waitOutUndo(() =>
      page.user.click(within(page.dialog).getByRole('button', { name: YES })),
    );
    await waitFor(() => expect(toastTexts()).toEqual(['The database is away.']));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(localStorage.getItem(PINS.messages)).toContain(page.item._id);
  });

  it('is told of a job, by its sender, to who is on another screen', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await ask('jobs');
    network.on(page.deleteRoute(page.item), refusal(500, 'Broken.'));
    await waitOutUndo(async () => {
      await page.user.click(within(page.dialog).getByRole('button', { name: YES }));
      await page.go('/dashboard/profile');
    });
    const told = `${page.texts.inbox.deleteFailed} ${page.item.name}\nBroken.`;
    await waitFor(() => expect(toastTexts()).toEqual([told]));
    log.mockRestore();
  });

  it('is only logged of a job, and the list says it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await ask('jobs');
    network.on(page.deleteRoute(page.item), refusal(500, 'Broken.'));
    await waitOutUndo(() =>
      page.user.click(within(page.dialog).getByRole('button', { name: YES })),
    );
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(page.texts.inbox.deleteFailed);
    expect(notice).toHaveTextContent(page.item.name);
    expect(log).toHaveBeenCalledWith('The job could not be deleted.', expect.anything());
    expect(toastTexts()).toEqual([]);
    expect(await screen.findByRole('article')).toBeVisible();
    log.mockRestore();
  });
});
