import { screen, waitFor, within } from '@testing-library/react';
import { type Inbox, INBOXES } from '../../api/inbox';
import { anItem, cardOf, serveInbox } from '../../testing/inbox';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const YES = /^(Yes|نعم)$/;
const NO = /^(No|لا)$/;
const PINS = { messages: 'pinnedMessages', jobs: 'pinnedJobs' } as const;

async function ask(inbox: Inbox, language: 'ar' | 'en') {
  const item = anItem(inbox);
  localStorage.setItem(PINS[inbox], JSON.stringify(['another', item._id]));
  const server = serveInbox(inbox, [item]);
  const page = await open(`/dashboard/${inbox}`, { language, answers: server.answers });
  await screen.findByRole('article');
  const options = within(cardOf(item)).getByRole('button', { name: /:/ });
  await page.user.click(options);
  await page.user.click(screen.getByRole('menuitem', { name: page.t('common.delete') }));
  const own = page.texts.inbox[inbox];
  const dialog = await screen.findByRole('alertdialog', { name: own.deleteTitle });
  return { ...page, ...server, own, item, dialog, options };
}

describe.each(
  INBOXES.flatMap((inbox) => (['ar', 'en'] as const).map((language) => ({ inbox, language }))),
)('deleting one of the $inbox ($language)', ({ inbox, language }) => {
  it('asks first, by the sender, and does nothing on No', async () => {
    const page = await ask(inbox, language);
    expect(page.dialog).toHaveTextContent(page.own.deleteQuestion);
    expect(page.dialog).toHaveTextContent(page.item.name);
    await page.user.click(within(page.dialog).getByRole('button', { name: NO }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.options).toHaveFocus();
    expect(network.calls(page.deleteRoute(page.item))).toHaveLength(0);
  });

  it('deletes on Yes, once, tells so, and removes the pin', async () => {
    const page = await ask(inbox, language);
    await page.user.dblClick(within(page.dialog).getByRole('button', { name: YES }));
    await waitFor(() => expect(toastTexts()).toEqual([page.own.deleted]));
    expect(await screen.findByText(page.own.noneText)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(JSON.parse(localStorage.getItem(PINS[inbox]) ?? '')).toEqual(['another']);
    expect(network.calls(page.deleteRoute(page.item))).toHaveLength(1);
  });
});

describe.each(['ar', 'en'] as const)('a delete that fails (%s)', (language) => {
  it.each([
    ['the server’s sentence', refusal(404, 'This message does not exist.')],
    ['words of its own', { status: 500, body: '' }],
  ])('is told of a message in %s', async (_what, failure) => {
    const page = await ask('messages', language);
    network.on(page.deleteRoute(page.item), failure);
    await page.user.click(within(page.dialog).getByRole('button', { name: YES }));
    const expected =
      failure.status === 404 ? 'This message does not exist.' : page.texts.errors.deleting;
    await waitFor(() => expect(toastTexts()).toEqual([expected]));
    expect(screen.getByRole('article')).toBeVisible();
    expect(localStorage.getItem(PINS.messages)).toContain(page.item._id);
  });

  it('is only logged of a job, and the question stays for another try', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await ask('jobs', language);
    network.on(page.deleteRoute(page.item), refusal(500, 'Broken.'));
    const yes = within(page.dialog).getByRole('button', { name: YES });
    await page.user.click(yes);
    expect(await within(page.dialog).findByText(page.texts.inbox.deleteFailed)).toBeVisible();
    expect(log).toHaveBeenCalledWith('The job could not be deleted.', expect.anything());
    expect(toastTexts()).toEqual([]);
    log.mockRestore();
    serveInbox('jobs', [page.item]);
    await page.user.click(yes);
    await waitFor(() => expect(toastTexts()).toEqual([page.own.deleted]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
