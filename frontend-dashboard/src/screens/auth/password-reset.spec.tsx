import { getToken } from '@manjara/platform';
import { screen, waitFor } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const FORGOT = 'POST /admin/forgot-password';
const RESET = 'POST /admin/reset-password';
const LINK = '/dashboard/login/reset-password#token=abc-123';

type Page = Awaited<ReturnType<typeof open>>;

const send = ({ user, texts }: Page) =>
  user.click(screen.getByRole('button', { name: texts.auth.send }));

describe('a forgotten password', () => {
  async function ask(email: string) {
    const page = await open('/dashboard/login/forget-password', { signedIn: false });
    const field = await screen.findByRole('textbox');
    if (email) await page.user.type(field, email);
    await send(page);
    return page;
  }

  it('asks for the address', async () => {
    const { texts } = await ask('  ');
    expect(await screen.findByText(texts.forms.required)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(network.calls(FORGOT)).toHaveLength(0);
  });

  it('says what happens next, without revealing whether the address is known', async () => {
    network.on(FORGOT, { body: { message: 'Sent.' } });
    const page = await ask('a@b.sa');
    const shown = await screen.findByText(page.texts.auth.sentText);
    expect(screen.getByText('a@b.sa')).toBeVisible();
    expect(document.activeElement).toContainElement(shown);
    expect(network.calls(FORGOT)[0]?.body).toEqual({ email: 'a@b.sa' });
    expect(toastTexts()).toEqual([page.texts.auth.forgetDone]);

    await page.user.click(screen.getByRole('button', { name: page.texts.auth.sendAgain }));
    expect(await screen.findByRole('textbox')).toHaveValue('a@b.sa');
  });

  it('says what to do where no mail can be sent', async () => {
    network.on(FORGOT, {
      status: 503,
      body: { statusCode: 503, error: 'mail_not_configured', message: 'No mail.' },
    });
    const { texts } = await ask('a@b.sa');
    expect(await screen.findByText(texts.auth.mailMissing)).toBeVisible();
    expect(screen.getByText('npm run admin:password')).toHaveAttribute('dir', 'ltr');
    expect(toastTexts()).toEqual([]);
    expect(screen.getByRole('textbox')).toHaveValue('a@b.sa');
  });
});

describe('the link of the mail', () => {
  async function openLink(options: Partial<Parameters<typeof open>[1]> = {}, link = LINK) {
    const page = await open(link, { signedIn: false, ...options });
    await screen.findByRole('heading', { level: 1, name: page.texts.auth.resetTitle });
    return page;
  }
  const fields = ({ texts }: Page) => ({
    password: screen.getByLabelText(new RegExp(`^${texts.passwords.new}`)),
    confirmation: screen.getByLabelText(new RegExp(`^${texts.passwords.confirm}`)),
  });
  async function choose(page: Page, password: string, confirmation = password) {
    const { user } = page;
    await user.type(fields(page).password, password);
    await user.type(fields(page).confirmation, confirmation);
    await send(page);
  }

  it('sets a new password and leads to the sign-in', async () => {
    network.on(RESET, { body: { message: 'Set.' } });
    const page = await openLink();
    await choose(page, 'long-enough-1');
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(network.calls(RESET)[0]?.body).toEqual({ token: 'abc-123', password: 'long-enough-1' });
    expect(toastTexts()).toEqual([page.texts.auth.resetDone]);
    expect(await screen.findByRole('button', { name: page.texts.auth.submit })).toBeVisible();
  });

  it('leaves no token in the address bar or the history', async () => {
    const page = await openLink();
    await waitFor(() => expect(page.router.state.location.hash).toBe(''));
    expect(page.router.state.historyAction).toBe('REPLACE');
    expect(page.path()).toBe('/dashboard/login/reset-password');
    expect(fields(page).password).toBeVisible();
  });

  it('works while signed in, and signs out', async () => {
    network.on(RESET, { body: { message: 'Set.' } });
    const page = await openLink({ signedIn: true });
    await choose(page, 'long-enough-1');
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(getToken()).toBeNull();
    expect(screen.queryByText(page.texts.auth.expired)).not.toBeInTheDocument();
  });

  it.each([
    ['a short one', 'short-1', 'short-1', 'hint'],
    ['another second one', 'long-enough-1', 'long-enough-2', 'differ'],
  ] as const)('refuses %s before it sends it', async (_what, password, confirmation, fault) => {
    const page = await openLink();
    await choose(page, password, confirmation);
    const shown = page.t(`dashboard.passwords.${fault}`, { number: '8' });
    const field = fields(page)[fault === 'hint' ? 'password' : 'confirmation'];
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription(expect.stringContaining(shown));
    expect(field).toHaveFocus();
    expect(network.calls(RESET)).toHaveLength(0);
  });

  it('shows beside the field why the server refuses a password', async () => {
    const details = [{ field: 'password', message: 'Too common.' }];
    network.on(RESET, refusal(400, 'Please check.', details));
    const page = await openLink();
    await choose(page, 'password1');
    expect(await screen.findByText('Too common.')).toBeVisible();
    expect(fields(page).password).toHaveFocus();
    expect(toastTexts()).toEqual(['Please check.']);
  });

  it('when it is used or expired, leads to another one', async () => {
    network.on(RESET, {
      status: 400,
      body: { statusCode: 400, error: 'reset_token_invalid', message: 'Used.' },
    });
    const page = await openLink();
    await choose(page, 'long-enough-1');
    expect(await screen.findByRole('alert')).toHaveTextContent(page.texts.auth.link.invalid);
    expect(toastTexts()).toEqual([]);

    // The link of the next mail, opened in the same tab, shows an empty form.
    await page.go('/dashboard/login/reset-password#token=def-456');
    network.on(RESET, { body: { message: 'Set.' } });
    await waitFor(() => expect(fields(page).password).toHaveValue(''));
    await choose(page, 'long-enough-1');
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(network.calls(RESET)[1]?.body).toMatchObject({ token: 'def-456' });
  });

  it('reports a missing link on submit, and keeps the input', async () => {
    const page = await openLink({}, '/dashboard/login/reset-password');
    const toggles = screen.getAllByRole('button', { name: page.t('common.showPassword') });
    for (const toggle of toggles) await page.user.click(toggle);
    expect(fields(page).password).toHaveAttribute('type', 'text');
    expect(fields(page).confirmation).toHaveAttribute('type', 'text');
    await choose(page, 'long-enough-1');
    expect(await screen.findByRole('alert')).toHaveTextContent(page.texts.auth.link.missing);
    expect(fields(page).password).toHaveValue('long-enough-1');
    expect(network.calls(RESET)).toHaveLength(0);
    await page.user.click(screen.getByRole('link', { name: page.texts.auth.link.again }));
    expect(page.path()).toBe('/dashboard/login/forget-password');
  });
});
