import { getToken } from '@manjara/platform';
import { screen, waitFor } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const PATH = '/dashboard/login/invite';
const OFFER = { body: { name: 'Nora', role: 'editor', by: 'Huda' } };
const INVALID = {
  status: 400,
  body: { statusCode: 400, error: 'invite_invalid', message: 'Used.' },
};
const PASSWORD = 'cedar and 9 dovetails';

async function openInvite(signedIn = false) {
  network.on('POST /admin/invite', OFFER);
  const page = await open(`${PATH}#token=secret`, { signedIn });
  await screen.findByText('Huda has invited you as Editor.', { exact: false });
  const send = async () => {
    type({ email: 'nora@example.com', password: PASSWORD, confirmation: PASSWORD });
    await page.user.click(screen.getByRole('button', { name: page.texts.auth.invite.submit }));
  };
  return { ...page, send };
}

describe('an invite', () => {
  it('says who invites and as what, makes the account and signs in', async () => {
    const { send, path, router } = await openInvite(true);
    expect(field('name')).toHaveValue('Nora');
    // The token is in no history.
    expect(path() + router.state.location.hash).toBe(PATH);
    network.on('POST /admin/accept-invite', { body: { token: 'new' } });
    network.on('GET /content/home', { body: { heroImage: null, aboutImages: [] } });
    network.on('GET /content/about', { body: { images: [] } });
    network.on('GET /statistics', {
      body: { days: [{ day: '2026-11-01', visits: 0 }], projects: [] },
    });
    await send();
    // Replaces the session of another account.
    await waitFor(() => expect(getToken()).toBe('new'));
    expect(network.calls('POST /admin/accept-invite')[0]?.body).toEqual({
      token: 'secret',
      name: 'Nora',
      email: 'nora@example.com',
      password: PASSWORD,
    });
    await waitFor(() => expect(path()).toBe('/dashboard/overview'));
  });

  it('shows what the server refuses at its field', async () => {
    const { send } = await openInvite();
    const taken = { field: 'email', message: 'Somebody has it.' };
    network.on('POST /admin/accept-invite', refusal(409, taken.message, [taken]));
    await send();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(/Somebody has it\./));
    expect(getToken()).toBeNull();
  });

  it.each([
    ['before', () => network.on('POST /admin/invite', INVALID)],
    ['meanwhile', () => network.on('POST /admin/accept-invite', INVALID)],
  ])('says so when it was used %s', async (when, refuse) => {
    if (when === 'meanwhile') {
      const { send, texts } = await openInvite();
      refuse();
      await send();
      expect(await screen.findByText(texts.auth.invite.invalid)).toBeVisible();
      expect(toastTexts()).toEqual([]);
      return;
    }
    refuse();
    const { texts } = await open(`${PATH}#token=secret`, { signedIn: false });
    expect(await screen.findByText(texts.auth.invite.invalid)).toBeVisible();
  });

  it('needs its link', async () => {
    const { texts } = await open(PATH, { signedIn: false });
    expect(await screen.findByText(texts.auth.invite.missing)).toBeVisible();
    expect(network.calls('POST /admin/invite')).toEqual([]);
  });
});
