import { screen, waitFor, within } from '@testing-library/react';
import { type Inbox, type InboxItem } from '../../api/inbox/inbox';
import { bulkCalls } from '../../testing/bulk';
import { anItem, cardOf, optionsOf, senders, serveInbox } from '../../testing/inbox';
import { first } from '../../testing/long-run';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { undoText } from '../../testing/undo';

const BOTH = [
  { inbox: 'jobs', language: 'ar' },
  { inbox: 'messages', language: 'en' },
] as const;

describe.each(first(1, BOTH))('the work on $inbox ($language)', ({ inbox, language }) => {
  async function show(items: InboxItem[], query = '') {
    const server = serveInbox(inbox, items);
    const page = await open(`/dashboard/${inbox}${query}`, { language, answers: server.answers });
    await screen.findAllByRole('article');
    const { inbox: texts } = page.texts;
    const folders = screen.getByRole('navigation', { name: texts.folders.label });
    const shownFolders = () =>
      within(folders)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    const folder = (name: keyof typeof texts.folders) =>
      within(folders).getByRole('link', { name: new RegExp(texts.folders[name]) });
    const undo = async () =>
      page.user.click(await screen.findByRole('button', { name: page.texts.undo.action }));
    const select = (item: InboxItem) =>
      page.user.click(
        within(cardOf(item)).getByRole('checkbox', {
          name: page.t('dashboard.selection.row', { name: item.name }),
        }),
      );
    const bar = () => within(screen.getByRole('region', { name: page.texts.selection.label }));
    return { ...page, ...server, inbox: texts, shownFolders, folder, undo, select, bar };
  }
  const choose = async (
    page: { user: { selectOptions: Choose } },
    item: InboxItem,
    value: string,
  ) => page.user.selectOptions(within(cardOf(item)).getByRole('combobox'), value);
  type Choose = (element: Element, value: string) => Promise<void>;
  const numbers = (...counts: number[]) =>
    counts.map(
      (count) =>
        expect.stringContaining(
          count.toLocaleString(language === 'ar' ? 'ar-EG' : 'en'),
        ) as unknown,
    );

  it('is in folders with their numbers', async () => {
    const page = await show([
      anItem(inbox, { name: 'Fresh' }),
      anItem(inbox, { name: 'Begun', isRead: true, progress: 'in_work' }),
      anItem(inbox, { name: 'Over', isRead: true, progress: 'done' }),
      anItem(inbox, { name: 'Robot', spamAt: '2026-03-05T09:00:00.000Z' }),
    ]);
    expect(senders()).toEqual(['Fresh', 'Begun', 'Over']);
    await waitFor(() => expect(page.shownFolders()).toEqual(numbers(3, 1, 1, 1, 1)));
    await page.user.click(page.folder('in_work'));
    await waitFor(() => expect(senders()).toEqual(['Begun']));
    expect(page.folder('in_work')).toHaveAttribute('aria-current', 'page');
    await page.user.click(page.folder('spam'));
    await waitFor(() => expect(senders()).toEqual(['Robot']));
    expect(page.path()).toBe(`/dashboard/${inbox}?folder=spam`);
    await page.user.click(page.folder('all'));
    await waitFor(() => expect(senders()).toHaveLength(3));
  });

  it('goes on with a choice, which marks it read, leaves its folder and can be undone', async () => {
    const item = anItem(inbox);
    const page = await show([item, anItem(inbox)], '?folder=new');
    await choose(page, item, 'in_work');
    await waitFor(() => expect(senders()).not.toContain(item.name));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(undoText()).toContain(item.name));
    expect(network.calls(`PUT /${inbox}/${item._id}`)[0]!.body).toEqual({ progress: 'in_work' });
    await page.undo();
    await waitFor(() => expect(senders()).toContain(item.name));
    const [, undone] = network.calls(`PUT /${inbox}/${item._id}`);
    expect(undone!.body).toEqual({ isRead: false, progress: 'new', replied: false });
  });

  it('is begun by a reply, which can be undone', async () => {
    const item = anItem(inbox);
    const page = await show([item]);
    const { replyByMail, replied, unread } = page.inbox;
    const link = within(cardOf(item)).getByRole('link', { name: new RegExp(replyByMail) });
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    expect(within(cardOf(item)).getByRole('combobox')).toHaveValue('in_work');
    await page.undo();
    await waitFor(() => expect(within(cardOf(item)).getByRole('combobox')).toHaveValue('new'));
    expect(within(cardOf(item)).getByText(unread)).toBeVisible();
    expect(within(cardOf(item)).queryByText(replied)).not.toBeInTheDocument();
  });

  it('has a note, which keeps what somebody else has written meanwhile in sight', async () => {
    const item = anItem(inbox);
    const page = await show([item]);
    const { note } = page.inbox;
    const open = (label: string) =>
      page.user.click(within(cardOf(item)).getByRole('button', { name: new RegExp(label) }));
    await open(note.add);
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.type(dialog.getByRole('textbox'), 'Oak{Enter}90 cm');
    await page.user.click(dialog.getByRole('button', { name: page.t('common.save') }));
    expect(await within(cardOf(item)).findByText(/Oak\s90 cm/)).toBeVisible();
    const [put] = network.calls(`PUT /${inbox}/${item._id}`);
    expect(put!.body).toEqual({ note: 'Oak\n90 cm' });
    expect(put!.headers.get('If-Match')).toMatch(/^"/);

    await open(note.edit);
    const again = within(await screen.findByRole('dialog'));
    await page.user.clear(again.getByRole('textbox'));
    await page.user.type(again.getByRole('textbox'), 'Walnut');
    page.change(item._id, { note: 'Called' });
    const save = () => page.user.click(again.getByRole('button', { name: page.t('common.save') }));
    await save();
    expect(await again.findByText('Called')).toBeVisible();
    expect(again.getByRole('textbox')).toHaveValue('Walnut');
    await save();
    expect(await within(cardOf(item)).findByText('Walnut')).toBeVisible();
  });

  it('is changed for several at once, and back', async () => {
    const [a, b, c] = ['A', 'B', 'C'].map((name) => anItem(inbox, { name })) as [
      InboxItem,
      InboxItem,
      InboxItem,
    ];
    const page = await show([a, b, c], '?folder=new');
    await page.select(a);
    await page.select(b);
    await page.user.click(page.bar().getByRole('button', { name: page.inbox.mark }));
    await page.user.click(screen.getByRole('menuitem', { name: page.inbox.folders.done }));
    await waitFor(() => expect(senders()).toEqual(['C']));
    expect(bulkCalls(`/${inbox}`)).toEqual([{ ids: [a._id, b._id], progress: 'done' }]);
    await page.undo();
    await waitFor(() => expect(senders()).toHaveLength(3));
  });

  it('deletes several, after one question that names them', async () => {
    const items = ['A', 'B', 'C'].map((name) => anItem(inbox, { name }));
    const page = await show(items);
    await page.user.click(
      screen.getByRole('checkbox', { name: page.t('dashboard.selection.all') }),
    );
    await page.user.click(page.bar().getByRole('button', { name: page.t('common.delete') }));
    const question = within(await screen.findByRole('alertdialog'));
    for (const { name } of items) expect(question.getByText(name)).toBeVisible();
    await page.user.click(question.getByRole('button', { name: /^(Yes|نعم)$/ }));
    await waitFor(() => expect(screen.queryByRole('article')).not.toBeInTheDocument());
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(bulkCalls(`/${inbox}`)).toEqual([{ ids: items.map(({ _id }) => _id), deleted: true }]);
  });

  it('moves spam to its folder and back', async () => {
    const item = anItem(inbox);
    const page = await show([item, anItem(inbox)]);
    await page.user.click(optionsOf(item));
    await page.user.click(screen.getByRole('menuitem', { name: page.inbox.spam }));
    await waitFor(() => expect(senders()).not.toContain(item.name));
    await page.user.click(page.folder('spam'));
    await waitFor(() => expect(senders()).toEqual([item.name]));
    expect(within(cardOf(item)).queryByRole('combobox')).not.toBeInTheDocument();
    await page.user.click(
      within(cardOf(item)).getByRole('button', { name: new RegExp(page.inbox.notSpam) }),
    );
    expect(await screen.findByText(page.inbox[inbox satisfies Inbox].noneIn.spam)).toBeVisible();
    await page.user.click(page.folder('all'));
    await waitFor(() => expect(senders()).toContain(item.name));
  });
});
