import { act, screen, waitFor, within } from '@testing-library/react';
import { type Inbox, INBOXES } from '../../api/inbox/inbox';
import { changePins } from '../../api/inbox/pins';
import { refused } from '../../testing/bulk';
import { anItem, cardOf, optionsOf, serveInbox } from '../../testing/inbox';
import { first } from '../../testing/long-run';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { undoText } from '../../testing/undo';

const YES = /^(Yes|نعم)$/;
const NO = /^(No|لا)$/;
const PINS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

const pinsOf = (inbox: Inbox): unknown => JSON.parse(localStorage.getItem(PINS[inbox]) ?? '');

/** Variables of the unread badge's text. */
const ONE = { count: 1, number: '1' };

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
  const confirm = () => page.user.click(within(dialog).getByRole('button', { name: YES }));
  const badges = () => screen.queryAllByText(page.t('dashboard.app.unread', ONE));
  return { ...page, ...server, own, item, dialog, options, confirm, badges };
}

describe.each(first(1, INBOXES))('deleting one of the %s', (inbox) => {
  it('asks first, by the sender, and does nothing on No', async () => {
    const page = await ask(inbox);
    expect(page.dialog).toHaveTextContent(page.own.deleteQuestion);
    expect(page.dialog).toHaveTextContent(page.item.name);
    await page.user.click(within(page.dialog).getByRole('button', { name: NO }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.options).toHaveFocus();
    expect(network.calls(page.deleteRoute)).toHaveLength(0);
  });

  it('deletes on Yes, once, confirms it, and removes the pin', async () => {
    const page = await ask(inbox);
    await page.confirm();
    await waitFor(() => expect(toastTexts()).toEqual([page.own.deleted]));
    expect(undoText()).toContain(page.texts.undo.deleted + page.item.name);
    expect(await screen.findByText(page.own.noneText)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(pinsOf(inbox)).toEqual(['another']);
    expect(network.calls(page.deleteRoute)).toHaveLength(1);
  });

  it('is undone with its pin and its place in the counts', async () => {
    const page = await ask(inbox);
    await page.confirm();
    expect(await screen.findByText(page.own.noneText)).toBeVisible();
    await waitFor(() => expect(page.badges()).toHaveLength(0));
    await page.user.click(await screen.findByRole('button', { name: page.texts.undo.action }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(within(cardOf(page.item)).getByText(page.texts.inbox.pinned)).toBeInTheDocument();
    expect(toastTexts()).toEqual([page.texts.undo.undone]);
    await waitFor(() => expect(page.badges()).not.toHaveLength(0));
  });

  it('leaves the list at once, even if an older list arrives', async () => {
    const page = await ask(inbox);
    const held = network.hold(page.deleteRoute, { body: [refused(page.item._id, 404, 'Gone.')] });
    await page.confirm();
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    act(() => changePins(inbox, (ids) => [...ids, 'a third']));
    await waitFor(() => expect(network.calls(`GET /${inbox}`).length).toBeGreaterThan(1));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    held.release();
    await waitFor(() => expect(toastTexts()).toEqual([page.own.deleted]));
  });
});

describe('a delete that fails', () => {
  it('shows the server’s message for a message, and keeps its pin', async () => {
    const page = await ask('messages');
    network.on(page.deleteRoute, refusal(503, 'The database is away.'));
    await page.confirm();
    await waitFor(() => expect(toastTexts()).toEqual(['The database is away.']));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(localStorage.getItem(PINS.messages)).toContain(page.item._id);
  });

  it('is reported on another screen for a job, by its sender', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await ask('jobs');
    const held = network.hold(page.deleteRoute, refusal(500, 'Broken.'));
    await page.confirm();
    await page.go('/dashboard/profile');
    held.release();
    const shown = `${page.texts.inbox.deleteFailed} ${page.item.name}\nBroken.`;
    await waitFor(() => expect(toastTexts()).toEqual([shown]));
    log.mockRestore();
  });

  it('is only logged of a job, and the list says it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await ask('jobs');
    network.on(page.deleteRoute, refusal(500, 'Broken.'));
    await page.confirm();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(page.texts.inbox.deleteFailed);
    expect(notice).toHaveTextContent(page.item.name);
    expect(log).toHaveBeenCalledWith('The job could not be deleted.', expect.anything());
    expect(toastTexts()).toEqual([]);
    expect(await screen.findByRole('article')).toBeVisible();
    log.mockRestore();
  });
});
