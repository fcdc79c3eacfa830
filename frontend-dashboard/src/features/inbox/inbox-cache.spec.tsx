import { signIn, signOut } from '@manjara/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { INBOX_INTERVAL, INBOXES } from '../../api/inbox';
import { withFakeTimers } from '../../testing/deletions';
import { anItem, senders, serveInbox } from '../../testing/inbox';
import { type Answer, type Call } from '../../testing/network';
import { open } from '../../testing/render';

/** An answer that is given later. */
function later() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { handler: () => answer, give };
}

describe.each(INBOXES)('the local cache of %s', (inbox) => {
  const path = `/dashboard/${inbox}`;
  const item = anItem(inbox, { name: 'Kept' });

  it('is shown at the next start until the server has answered', async () => {
    const server = serveInbox(inbox, [item]);
    const first = await open(path, { answers: server.answers });
    await screen.findByRole('article');
    first.unmount();

    const answer = later();
    await open(path, { answers: { [`GET /${inbox}`]: answer.handler } });
    await waitFor(() => expect(senders()).toEqual(['Kept']));
    answer.give({ body: [anItem(inbox, { name: 'New' })] });
    await waitFor(() => expect(senders()).toEqual(['New']));
  });

  it.each([
    [true, 'localStorage', 'sessionStorage'],
    [false, 'sessionStorage', 'localStorage'],
  ] as const)('is where the token is (remembered: %s)', async (remember, here, notHere) => {
    const server = serveInbox(inbox, [item]);
    signIn('token-1', remember);
    await open(path, { signedIn: false, answers: server.answers });
    await screen.findByRole('article');
    expect(JSON.parse(window[here].getItem(inbox) ?? '')).toEqual([item]);
    expect(window[notHere].getItem(inbox)).toBeNull();
  });

  it('is sent and written again only when it has changed', async () => {
    let etag = '"one"';
    let items = [item];
    const answer = jest.fn(({ headers }: Call): Answer => {
      const known = headers.get('If-None-Match') === etag;
      return known ? { status: 304 } : { body: items, headers: { etag } };
    });
    const statuses = () => answer.mock.results.map(({ value }) => (value as Answer).status ?? 200);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const written = () => write.mock.calls.filter(([key]) => key === inbox).length;
    await withFakeTimers(async () => {
      await open(path, { answers: { [`GET /${inbox}`]: answer } });
      await screen.findByRole('article');
      const polled = () => act(() => jest.advanceTimersByTimeAsync(INBOX_INTERVAL));
      await polled();
      expect(statuses()).toEqual([200, 304]);
      expect(senders()).toEqual(['Kept']);
      expect(written()).toBe(1);

      etag = '"two"';
      items = [anItem(inbox, { name: 'New' })];
      await polled();
      await waitFor(() => expect(senders()).toEqual(['New']));
      expect(statuses()).toEqual([200, 304, 200]);
      expect(written()).toBe(2);
    });
    write.mockRestore();
  });

  const kept = () => [localStorage.getItem(inbox), sessionStorage.getItem(inbox)];

  it('ends with the session', async () => {
    const server = serveInbox(inbox, [item]);
    const page = await open(path, { answers: server.answers });
    await screen.findByRole('article');
    expect(kept()).toEqual([null, expect.stringContaining('Kept')]);
    act(() => signOut());
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(kept()).toEqual([null, null]);
    expect(screen.queryByText('Kept')).not.toBeInTheDocument();
  });
});
