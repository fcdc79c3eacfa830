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

  it('is a link away from the sign-in', async () => {
    const page = await open('/dashboard/login', { signedIn: false });
    await page.user.click(await screen.findByRole('link', { name: page.texts.auth.forget }));
    expect(page.path()).toBe('/dashboard/login/forget-password');
  });

  it('asks for the address', async () => {
    const { texts } = await ask('  ');
    expect(await screen.findByText(texts.forms.required)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(network.calls(FORGOT)).toHaveLength(0);
  });

  it('says that it is under way and cannot be sent twice', async () => {
    const held = network.hold(FORGOT, { body: { message: 'Sent.' } });
    const page = await ask('a@b.sa');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.auth.forgetPending]));
    await send(page);
    await page.user.type(screen.getByRole('textbox'), '{enter}');
    expect(network.calls(FORGOT)).toHaveLength(1);
    held.release();
    await screen.findByText(page.texts.auth.sentText);
  });

  it('says what happens next, and not whether the address is known', async () => {
    network.on(FORGOT, { body: { message: 'Sent.' } });
    const page = await ask('a@b.sa');
    const told = await screen.findByText(page.texts.auth.sentText);
    expect(screen.getByText('a@b.sa')).toBeVisible();
    expect(document.activeElement).toContainElement(told);
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

  it("shows the server's sentence, beside the field where it belongs to it", async () => {
    network.on(FORGOT, refusal(400, 'Bad.', [{ field: 'email', message: 'No address.' }]));
    await ask('nonsense');
    await waitFor(() => expect(toastTexts()).toEqual(['Bad.']));
    expect(await screen.findByText('No address.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveFocus();
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

  it('also serves whoever is signed in, and signs them out', async () => {
    network.on(RESET, { body: { message: 'Set.' } });
    const page = await openLink({ signedIn: true });
    await choose(page, 'long-enough-1');
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(getToken()).toBeNull();
    expect(screen.queryByText(page.texts.auth.expired)).not.toBeInTheDocument();
  });

  it('refuses a short one before it sends it', async () => {
    const page = await openLink();
    await choose(page, 'short-1');
    // Once as the hint, once as what is wrong.
    const hint = page.t('dashboard.passwords.hint', { min: '8' });
    await waitFor(() => expect(screen.getAllByText(hint)).toHaveLength(2));
    expect(fields(page).password).toBeInvalid();
    expect(fields(page).password).toHaveFocus();
    expect(network.calls(RESET)).toHaveLength(0);
  });

  it.each(['long-enough-2', ''])('refuses another second one (%p)', async (confirmation) => {
    const page = await openLink();
    await page.user.type(fields(page).password, 'long-enough-1');
    if (confirmation) await page.user.type(fields(page).confirmation, confirmation);
    await send(page);
    const { passwords, forms } = page.texts;
    expect(await screen.findByText(confirmation ? passwords.differ : forms.required)).toBeVisible();
    expect(fields(page).confirmation).toBeInvalid();
    expect(network.calls(RESET)).toHaveLength(0);
  });

  it('takes the difference back as soon as the two are the same', async () => {
    const page = await openLink();
    await choose(page, 'long-enough', 'long-enough-1');
    expect(await screen.findByText(page.texts.passwords.differ)).toBeVisible();
    await page.user.type(fields(page).password, '-1');
    await waitFor(() =>
      expect(screen.queryByText(page.texts.passwords.differ)).not.toBeInTheDocument(),
    );
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

    // The next mail's link, opened in the same tab, begins anew.
    await page.go('/dashboard/login/reset-password#token=def-456');
    network.on(RESET, { body: { message: 'Set.' } });
    await waitFor(() => expect(fields(page).password).toHaveValue(''));
    await choose(page, 'long-enough-1');
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(network.calls(RESET)[1]?.body).toMatchObject({ token: 'def-456' });
  });

  describe('where the screen is opened without it', () => {
    const WITHOUT = '/dashboard/login/reset-password';

    it('shows both fields with their toggles, and says nothing of it yet', async () => {
      const page = await openLink({}, WITHOUT);
      const { password, confirmation } = fields(page);
      const toggles = screen.getAllByRole('button', { name: page.t('common.showPassword') });
      expect(toggles).toHaveLength(2);
      for (const toggle of toggles) await page.user.click(toggle);
      expect(password).toHaveAttribute('type', 'text');
      expect(confirmation).toHaveAttribute('type', 'text');
      expect(screen.queryByText(page.texts.auth.link.missing)).not.toBeInTheDocument();
    });

    it.each(['long-enough-1', ''])(
      'says when it is submitted that it is missing and where to get one, and keeps %p',
      async (typed) => {
        const page = await openLink({}, WITHOUT);
        if (typed) await choose(page, typed);
        else await send(page);
        expect(await screen.findByRole('alert')).toHaveTextContent(page.texts.auth.link.missing);
        expect(fields(page).password).toHaveValue(typed);
        expect(fields(page).confirmation).toHaveValue(typed);
        expect(network.calls(RESET)).toHaveLength(0);
        await page.user.click(screen.getByRole('link', { name: page.texts.auth.link.again }));
        expect(page.path()).toBe('/dashboard/login/forget-password');
      },
    );
  });
});
