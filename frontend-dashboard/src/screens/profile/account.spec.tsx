import type { AdminProfile, Session } from '@manjara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network, refusal } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';
const at = '2026-11-27T09:00:00.000Z';
const OWN: Session = { _id: 'a', userAgent: '', createdAt: at, lastSeenAt: at, current: true };
const PHONE: Session = { ...OWN, _id: 'b'.repeat(24), userAgent: CHROME, current: false };

async function openProfile(profile: AdminProfile = ADMIN) {
  const page = await open('/dashboard/profile', {
    answers: { 'GET /admin/profile': { body: profile } },
  });
  await screen.findByRole('heading', { name: page.texts.profile.secondFactor.title });
  return { ...page, profile: page.texts.profile };
}
const press = (name: string, within_: ReturnType<typeof within> | typeof screen = screen) =>
  within_.getByRole('button', { name });

describe('the devices', () => {
  it('are named; all but this one can be signed out, one or all', async () => {
    network.on('GET /admin/sessions', { body: [OWN, PHONE] });
    const { user, profile, texts } = await openProfile();
    const phone = (await screen.findByText('Chrome on Android')).closest('li')!;
    expect(phone).toHaveTextContent('Last seen 27 Nov 2026, 12:00');
    const own = screen.getByText(profile.devices.current).closest('li')!;
    expect(own).toHaveTextContent(profile.devices.unknown);
    expect(within(own).queryByRole('button')).toBeNull();

    network.on(`DELETE /admin/sessions/${PHONE._id}`, { status: 204 });
    await user.click(within(phone).getByRole('button'));
    await waitFor(() => expect(toastTexts()).toEqual(['Chrome on Android has been signed out.']));

    network.on('DELETE /admin/sessions', { status: 204 });
    network.on('GET /admin/sessions', { body: [OWN] });
    await user.click(press(profile.devices.endOthers));
    await user.click(press(texts.app.signOut, within(screen.getByRole('alertdialog'))));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(screen.queryByRole('button', { name: profile.devices.endOthers })).toBeNull();
  });
});

describe('the e-mail of the sign-in', () => {
  it('is changed with the password, and the refusals are at their fields', async () => {
    const { user, profile } = await openProfile();
    await user.click(press(profile.emailChange.action));
    const dialog = within(screen.getByRole('dialog'));
    const wrong = { field: 'currentPassword', message: 'Not the password.' };
    network.on('PUT /admin/email', refusal(400, wrong.message, [wrong]));
    await user.type(dialog.getByLabelText(/New email/), 'new@example.com');
    await user.type(dialog.getByLabelText(/Current password/), 'wrong');
    await user.click(press(profile.emailChange.action, dialog));
    expect(await dialog.findByText(wrong.message)).toBeVisible();

    const changed = { ...ADMIN, email: 'new@example.com' };
    network.on('PUT /admin/email', { body: changed });
    await user.click(press(profile.emailChange.action, dialog));
    await waitFor(() => expect(toastTexts()).toEqual([profile.emailChange.done]));
    expect(network.calls('PUT /admin/email')[1]?.body).toEqual({
      email: 'new@example.com',
      currentPassword: 'wrong',
    });
    expect(screen.getByRole('textbox', { name: profile.email })).toHaveValue('new@example.com');
  });
});

describe('the second factor', () => {
  const ON = { ...ADMIN, secondFactor: { recoveryCodesLeft: 10 } };
  const SETUP = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Manjara:huda?secret=ABCDEFGH' };

  it('is set up with a QR code, a first code, and recovery codes to keep', async () => {
    network.on('POST /admin/second-factor', { body: SETUP });
    const { user, profile } = await openProfile();
    const { secondFactor } = profile;
    await user.click(press(secondFactor.turnOn));
    await user.type(screen.getByRole('dialog').querySelector('input')!, 'right');
    await user.click(press(secondFactor.next));
    expect(await screen.findByRole('img', { name: secondFactor.qr })).toBeVisible();
    expect(network.calls('POST /admin/second-factor')[0]?.body).toEqual({
      currentPassword: 'right',
    });
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    expect(screen.getByText(secondFactor.onThisPhone)).toHaveAttribute('href', SETUP.uri);

    const wrong = { field: 'code', message: 'Not this code.' };
    network.on('PUT /admin/second-factor', refusal(400, wrong.message, [wrong]));
    type({ code: '000000' });
    await user.click(press(secondFactor.confirm));
    expect(await screen.findByText(wrong.message)).toBeVisible();

    const codes = ['abcd-efgh', 'jkmn-pqrs'];
    network.on('PUT /admin/second-factor', { body: { recoveryCodes: codes } });
    network.on('GET /admin/profile', { body: ON });
    type({ code: '123456' });
    await user.click(press(secondFactor.confirm));
    const dialog = within(await screen.findByRole('dialog', { name: secondFactor.codes }));
    for (const code of codes) expect(dialog.getByText(code)).toBeVisible();
    await user.click(press(secondFactor.kept, dialog));
    expect(await screen.findByText(secondFactor.on)).toBeVisible();
    expect(screen.queryByText(codes[0]!)).toBeNull();
  });

  it('warns when few recovery codes are left, and makes new ones', async () => {
    const { user, profile } = await openProfile({
      ...ADMIN,
      secondFactor: { recoveryCodesLeft: 1 },
    });
    const { secondFactor } = profile;
    expect(screen.getByText(/Only 1 recovery code is left/)).toBeVisible();
    network.on('POST /admin/second-factor/recovery-codes', { body: { recoveryCodes: ['abcd'] } });
    network.on('GET /admin/profile', { body: ON });
    await user.click(press(secondFactor.renew));
    await user.type(screen.getByRole('dialog').querySelector('input')!, 'right');
    await user.click(press(secondFactor.renew, within(screen.getByRole('dialog'))));
    expect(await screen.findByText('abcd')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/recovery code is left/)).toBeNull());
  });

  it('is turned off with the password', async () => {
    const { user, profile } = await openProfile(ON);
    const { secondFactor } = profile;
    await user.click(press(secondFactor.turnOff));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(press(secondFactor.turnOff, dialog));
    expect(network.calls('POST /admin/second-factor/off')).toEqual([]);
    network.on('POST /admin/second-factor/off', { status: 204 });
    network.on('GET /admin/profile', { body: ADMIN });
    await user.type(screen.getByRole('dialog').querySelector('input')!, 'right');
    await user.click(press(secondFactor.turnOff, dialog));
    await waitFor(() => expect(toastTexts()).toEqual([secondFactor.turnedOff]));
    expect(await screen.findByText(secondFactor.off)).toBeVisible();
    expect(field('code')).toBeNull();
  });
});
