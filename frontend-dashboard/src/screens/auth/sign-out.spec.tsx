import { getToken, signIn } from '@manjara/platform';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { NOTIFICATION_STATUS } from '../../testing/notification-status';
import { fakePush } from '../../testing/push-manager';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const LOGOUT = 'POST /admin/logout';

describe('signing out', () => {
  beforeEach(() => network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } }));

  async function leave() {
    const page = await open('/dashboard/projects');
    localStorage.setItem('messages', '[]');
    await page.user.click(await screen.findByRole('button', { name: page.texts.app.signOut }));
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    return page;
  }

  it("ends the session on the server, and clears the admin's cached data", async () => {
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

  it('ends the notifications of this browser', async () => {
    const push = fakePush({ permission: 'granted' });
    await push.subscribe({ applicationServerKey: NOTIFICATION_STATUS.push.publicKey });
    network.on('PUT /admin/notifications/device', { body: NOTIFICATION_STATUS });
    network.on(LOGOUT, { status: 204 });
    await leave();
    await waitFor(() => expect(push.unsubscribe).toHaveBeenCalled());
    push.remove();
  });

  it('does not wait for the server', async () => {
    const held = network.hold(LOGOUT, { status: 204 });
    const { texts } = await leave();
    expect(await screen.findByRole('button', { name: texts.auth.submit })).toBeVisible();
    expect(getToken()).toBeNull();
    // The late response must not end the next session.
    act(() => signIn('token-2', false));
    held.release(refusal(401, 'Please sign in first.'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: texts.auth.submit })).toBeNull(),
    );
    expect(getToken()).toBe('token-2');
  });

  it('also when the call fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    network.lose(LOGOUT);
    const { texts } = await leave();
    expect(await screen.findByRole('button', { name: texts.auth.submit })).toBeVisible();
    expect(getToken()).toBeNull();
    expect(localStorage.getItem('messages')).toBeNull();
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(toastTexts()).toEqual([]);
    log.mockRestore();
  });

  it('waits for pending saves', async () => {
    network.on('GET /content', { body: { contact: {}, join: {} } });
    network.on(LOGOUT, { status: 204 });
    const held = network.hold('POST /content', { status: 201, body: {} });
    const page = await open('/dashboard/content/contact-join');
    const { texts, t, user } = page;
    const [field] = await screen.findAllByRole('textbox');
    fireEvent.change(field!, { target: { value: 'Write to us' } });
    await user.click(screen.getByRole('button', { name: t('common.save') }));
    await waitFor(() => held.call());
    await user.click(screen.getByRole('button', { name: texts.app.signOut }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(getToken()).toBe('token-1');
    held.release();
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    await waitFor(() => expect(network.calls(LOGOUT)).toHaveLength(1));
  });
});
