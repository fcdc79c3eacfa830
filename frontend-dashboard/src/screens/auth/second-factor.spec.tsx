import { getToken } from '@manjara/platform';
import { screen, waitFor } from '@testing-library/react';
import { field, type } from '../../testing/form';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const refused = (error: string) => ({
  status: 401,
  body: { statusCode: 401, error, message: `${error}.` },
});

/** Signs in with a password that is right, to an account with a second factor. */
async function enterPassword() {
  network.on('POST /admin/login', refused('second_factor_required'));
  const page = await open('/dashboard/login', { signedIn: false });
  await screen.findByRole('heading', { level: 1 });
  type({ email: 'huda@example.com', password: 'right' });
  await page.user.click(screen.getByRole('button', { name: page.texts.auth.submit }));
  await screen.findByText(page.texts.auth.code.intro);
  return page;
}

describe('the sign-in to an account with a second factor', () => {
  it('asks for the code after the password, without an error', async () => {
    const { user, texts } = await enterPassword();
    expect(toastTexts()).toEqual([]);
    expect(field('code')).toHaveFocus();
    expect(field('password')).toBeNull();
    network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } });
    network.on('POST /admin/login', { body: { token: 'signed' } });
    await user.type(field('code'), '123 456');
    await user.click(screen.getByRole('button', { name: texts.auth.submit }));
    await waitFor(() => expect(getToken()).toBe('signed'));
    expect(network.calls('POST /admin/login').map(({ body }) => body)).toEqual([
      { email: 'huda@example.com', password: 'right', remember: false },
      { email: 'huda@example.com', password: 'right', remember: false, code: '123 456' },
    ]);
  });

  it('says when the code is wrong or missing, and keeps to it', async () => {
    const { user, texts, t } = await enterPassword();
    await user.click(screen.getByRole('button', { name: texts.auth.submit }));
    expect(screen.getByText(t('common.required'))).toBeVisible();
    expect(network.calls('POST /admin/login')).toHaveLength(1);
    network.on('POST /admin/login', refused('wrong_second_factor'));
    await user.type(field('code'), '000000');
    await user.click(screen.getByRole('button', { name: texts.auth.submit }));
    await waitFor(() => expect(toastTexts()).toEqual(['wrong_second_factor.']));
    expect(field('code')).toHaveFocus();
  });

  it('can go on with another account', async () => {
    const { user, texts } = await enterPassword();
    await user.click(screen.getByRole('button', { name: texts.auth.code.restart }));
    expect(field('email')).toBeVisible();
    expect(field('code')).toBeNull();
  });
});
