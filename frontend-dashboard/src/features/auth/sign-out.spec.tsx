import { getToken, signIn } from '@manjara/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const LOGOUT = 'POST /admin/logout';

describe.each(['ar', 'en'] as const)('signing out (%s)', (language) => {
  beforeEach(() => network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } }));

  async function leave() {
    const page = await open('/dashboard/projects', { language });
    localStorage.setItem('messages', '[]');
    await page.user.click(await screen.findByRole('button', { name: page.texts.shell.signOut }));
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    return page;
  }

  it('ends the session on the server, and forgets what was cached for the admin', async () => {
    network.on(LOGOUT, { status: 204 });
    const { texts } = await leave();
    expect(await screen.findByRole('button', { name: texts.auth.submit })).toBeVisible();
    expect(getToken()).toBeNull();
    expect(localStorage.getItem('messages')).toBeNull();
    expect(screen.queryByText(texts.auth.expired)).not.toBeInTheDocument();
    const calls = network.calls(LOGOUT);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('waits for nobody', async () => {
    const held = network.hold(LOGOUT, { status: 204 });
    const { texts } = await leave();
    expect(await screen.findByRole('button', { name: texts.auth.submit })).toBeVisible();
    expect(getToken()).toBeNull();
    // Whoever has signed in meanwhile is not touched by the late answer.
    act(() => signIn('token-2', false));
    held.release(refusal(401, 'Please sign in first.'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: texts.auth.submit })).toBeNull(),
    );
    expect(getToken()).toBe('token-2');
  });

  it.each(['lost', 'refused'] as const)('also when the call is %s', async (kind) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    if (kind === 'lost') network.lose(LOGOUT);
    else network.on(LOGOUT, refusal(503, 'Not now.'));
    const { texts } = await leave();
    expect(await screen.findByRole('button', { name: texts.auth.submit })).toBeVisible();
    expect(getToken()).toBeNull();
    expect(localStorage.getItem('messages')).toBeNull();
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(toastTexts()).toEqual([]);
    log.mockRestore();
  });
});
