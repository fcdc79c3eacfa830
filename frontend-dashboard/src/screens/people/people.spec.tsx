import type { Invite, Person } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network, refusal } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const YOU: Person = {
  _id: 'a'.repeat(24),
  name: ADMIN.name,
  email: ADMIN.email,
  role: 'owner',
  image: null,
  secondFactor: true,
  lastSeenAt: '2026-11-27T09:00:00.000Z',
  passwordLinkUntil: null,
};
const NORA: Person = {
  ...YOU,
  _id: 'b'.repeat(24),
  name: 'Nora',
  email: 'nora@example.com',
  role: 'editor',
  secondFactor: false,
  lastSeenAt: null,
};
const INVITE: Invite = {
  _id: 'c'.repeat(24),
  name: 'Omar',
  role: 'owner',
  by: ADMIN.email,
  createdAt: '2026-11-27T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
};

async function openPeople(people = [NORA, YOU], invites = [INVITE]) {
  network.on('GET /people', { body: people });
  network.on('GET /invites', { body: invites });
  const page = await open('/dashboard/people');
  await screen.findByText(YOU.email);
  const { people: texts } = page.texts;
  const choose = async (name: string) => {
    const menu = { name: page.t('dashboard.people.actions', { name: 'Nora' }) };
    await page.user.click(screen.getByRole('button', menu));
    await page.user.click(screen.getByRole('menuitem', { name }));
  };
  return { ...page, people: texts, choose };
}
const rowOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li')!;

describe('the people', () => {
  it('are listed with role, last sight and second factor, owners first', async () => {
    const { people } = await openPeople();
    const names = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      `${ADMIN.name}${people.roles.owner}${people.you}`,
      `Nora${people.roles.editor}`,
      `Omar${people.roles.owner}`,
    ]);
    expect(rowOf(ADMIN.name)).toHaveTextContent(/Last seen 27 Nov 2026, 12:00.*Two-step/);
    expect(within(rowOf(ADMIN.name)).queryByRole('button')).toBeNull();
    expect(rowOf('Nora')).toHaveTextContent(`nora@example.com${people.notSignedIn}`);
  });

  it('get another role, or go, once that is confirmed', async () => {
    const { user, people, choose, t } = await openPeople();
    network.on(`PUT /people/${NORA._id}`, { body: { ...NORA, role: 'owner' } });
    await choose(people.make.owner);
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: t('common.cancel') }));
    expect(network.calls(`PUT /people/${NORA._id}`)).toEqual([]);
    await choose(people.make.owner);
    await user.click(screen.getByRole('button', { name: people.make.owner }));
    await waitFor(() => expect(toastTexts()).toEqual(['Nora has a new role: Owner.']));
    expect(network.calls(`PUT /people/${NORA._id}`)[0]?.body).toEqual({ role: 'owner' });

    network.on(`DELETE /people/${NORA._id}`, { status: 204 });
    network.on('GET /people', { body: [YOU] });
    await choose(people.remove);
    await user.click(screen.getByRole('button', { name: people.remove }));
    await waitFor(() => expect(screen.queryByText('nora@example.com')).toBeNull());
  });

  it('stay where the server refuses, which says why', async () => {
    const { user, people, choose } = await openPeople();
    network.on(`DELETE /people/${NORA._id}`, refusal(409, 'The site needs at least one owner.'));
    await choose(people.remove);
    await user.click(screen.getByRole('button', { name: people.remove }));
    await waitFor(() => expect(toastTexts()).toEqual(['The site needs at least one owner.']));
    expect(rowOf('Nora')).toBeVisible();
  });

  it('who lost a password get a link, which can be voided', async () => {
    const until = '2026-11-28T09:00:00.000Z';
    network.on(`POST /people/${NORA._id}/password-link`, {
      status: 201,
      body: { token: 'secret', expiresAt: until },
    });
    network.on(`DELETE /people/${NORA._id}/password-link`, { status: 204 });
    const { user, people, choose } = await openPeople();
    network.on('GET /people', { body: [YOU, { ...NORA, passwordLinkUntil: until }] });
    await choose(people.passwordLink);
    const dialog = within(await screen.findByRole('dialog', { name: people.link.password }));
    expect(dialog.getByText(/\/dashboard\/login\/reset-password#token=secret$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: people.link.done }));
    expect(rowOf('Nora')).toHaveTextContent('Link for a new password until 28 Nov 2026, 12:00');
    await choose(people.revokeLink);
    await waitFor(() => expect(toastTexts()).toEqual([people.linkRevoked]));
  });

  it('can be tried again where they could not be loaded', async () => {
    network.on('GET /people', { status: 500 });
    network.on('GET /invites', { body: [] });
    jest.spyOn(console, 'error').mockImplementation();
    const { user, texts, t } = await open('/dashboard/people');
    expect(await screen.findByText(texts.people.loadFailed)).toBeVisible();
    network.on('GET /people', { body: [YOU] });
    await user.click(screen.getByRole('button', { name: t('common.retry') }));
    expect(await screen.findByText(YOU.email)).toBeVisible();
  });
});

describe('an invite', () => {
  it('is made as a link to copy or to send on WhatsApp', async () => {
    const { user, people, texts } = await openPeople([YOU], []);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    network.on('POST /invites', { status: 201, body: { ...INVITE, token: 'secret' } });
    network.on('GET /invites', { body: [INVITE] });
    type({ name: 'Omar' });
    await user.selectOptions(field('role'), 'owner');
    expect(screen.getByText(people.roleHelp.owner)).toBeVisible();
    await user.click(screen.getByRole('button', { name: people.invite.make }));
    const dialog = within(await screen.findByRole('dialog', { name: people.link.invite }));
    expect(network.calls('POST /invites')[0]?.body).toEqual({ name: 'Omar', role: 'owner' });
    const url = `${window.location.origin}/dashboard/login/invite#token=secret`;
    await user.click(dialog.getByRole('button', { name: texts.share.copy }));
    expect(copied).toHaveBeenCalledWith(url);
    await user.click(dialog.getByRole('button', { name: people.link.whatsapp }));
    const [sent = ''] = opened.mock.calls[0] as [string];
    expect(new URL(sent).searchParams.get('text')).toBe(`${people.link.inviteMessage}\n${url}`);
    await user.click(dialog.getByRole('button', { name: people.link.done }));
    expect(screen.queryByText(url)).toBeNull();
    expect(rowOf('Omar')).toHaveTextContent('Works until 4 Dec 2026, 12:00');
  });

  it('is taken back', async () => {
    const { user, people, t } = await openPeople();
    network.on(`DELETE /invites/${INVITE._id}`, { status: 204 });
    network.on('GET /invites', { body: [] });
    const name = t('dashboard.people.invite.revokeName', { name: 'Omar' });
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText(people.invite.open)).toBeNull());
    expect(toastTexts()).toEqual([people.invite.revoked]);
  });
});
