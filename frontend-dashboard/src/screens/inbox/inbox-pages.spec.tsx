import { screen, waitFor, within } from '@testing-library/react';
import { INBOXES } from '../../api/inbox/inbox';
import { anItem, cardOf, optionsOf, senders, serveInbox } from '../../testing/inbox';
import { first } from '../../testing/long-run';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

describe.each(first(1, INBOXES))('the pages of %s', (inbox) => {
  it('are loaded one at a time; beyond the end the last one is shown', async () => {
    const items = Array.from({ length: 25 }, (_, at) =>
      anItem(inbox, {
        name: `No ${at}`,
        createdAt: new Date(Date.UTC(2026, 2, 30 - at)).toISOString(),
      }),
    );
    const { answers } = serveInbox(inbox, items);
    const page = await open(`/dashboard/${inbox}?page=9`, { answers });
    await waitFor(() => expect(senders()).toEqual(['No 20', 'No 21', 'No 22', 'No 23', 'No 24']));
    expect(page.path()).toBe(`/dashboard/${inbox}?page=2`);
    const limits = network.calls(`GET /${inbox}`).map(({ params }) => params.get('limit'));
    expect(new Set(limits)).toEqual(new Set(['20']));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('(25)');
  });

  it('have the last one again once the deletion of its only item is undone', async () => {
    const items = Array.from({ length: 21 }, (_, at) =>
      anItem(inbox, { createdAt: new Date(Date.UTC(2026, 2, 30 - at)).toISOString() }),
    );
    const last = items[20]!;
    const { answers } = serveInbox(inbox, items);
    const page = await open(`/dashboard/${inbox}?page=2`, { answers });
    await waitFor(() => expect(senders()).toEqual([last.name]));
    await page.user.click(optionsOf(last));
    await page.user.click(screen.getByRole('menuitem', { name: page.t('common.delete') }));
    await page.user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(page.path()).toBe(`/dashboard/${inbox}`));
    await page.user.click(await screen.findByRole('button', { name: page.texts.undo.action }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.undo.undone]));
    await page.go(`/dashboard/${inbox}?page=2`);
    await waitFor(() => expect(senders()).toEqual([last.name]));
  });

  it('show replies, which mark them read', async () => {
    const item = anItem(inbox);
    const { answers, readRoute } = serveInbox(inbox, [item]);
    const page = await open(`/dashboard/${inbox}`, { answers });
    await screen.findByRole('article');
    const link = within(cardOf(item)).getByRole('link', {
      name: new RegExp(page.texts.inbox.replyByMail),
    });
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => event.preventDefault());
    await page.user.click(link);
    expect(within(cardOf(item)).getByText(page.texts.inbox.replied)).toBeVisible();
    expect(within(cardOf(item)).queryByText(page.texts.inbox.unread)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(network.calls(readRoute(item)).map(({ body }) => body)).toEqual([
        { isRead: true, replied: true },
      ]),
    );
  });
});
