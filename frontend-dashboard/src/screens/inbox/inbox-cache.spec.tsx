import { signIn, signOut } from '@manjara/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { INBOXES } from '../../api/inbox/inbox';
import { anItem, senders, serveInbox } from '../../testing/inbox';
import { first } from '../../testing/long-run';
import { type Answer } from '../../testing/network';
import { open } from '../../testing/render';

/** A response that the test sends later. */
function later() {
  let give: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { handler: () => answer, give };
}

describe.each(first(1, INBOXES))('the local cache of %s', (inbox) => {
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
