import { getToken } from '@manjara/platform';
import { screen, waitFor } from '@testing-library/react';
import { network, refusal } from '../../testing/network';
import { answerFrame, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const noProjects = () =>
  network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } });

async function fillIn(page: Awaited<ReturnType<typeof open>>, email: string, password: string) {
  const { user, texts } = page;
  if (email)
    await user.type(
      await screen.findByRole('textbox', { name: new RegExp(texts.auth.email) }),
      email,
    );
  if (password)
    await user.type(await screen.findByLabelText(new RegExp(`^${texts.auth.password}`)), password);
}

const submit = async ({ user, texts }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('button', { name: texts.auth.submit }));

describe('signing in', () => {
  beforeEach(noProjects);
  afterEach(() => jest.restoreAllMocks());

  it('guards every screen and returns to it afterwards', async () => {
    network.on('POST /admin/login', { body: { token: 'fresh' } });
    const page = await open('/dashboard/projects?page=2', { signedIn: false });
    expect(page.path()).toBe('/dashboard/login');
    await fillIn(page, 'a@b.sa', 'secret-1');
    await submit(page);
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects?page=2'));
    expect(toastTexts()).toEqual([page.texts.auth.success]);
  });

  it('asks for both fields', async () => {
    const page = await open('/dashboard/login', { signedIn: false });
    await fillIn(page, 'a@b.sa', '');
    await submit(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(page.texts.errors.fillAll);
    expect(network.calls('POST /admin/login')).toHaveLength(0);
  });

  it('says that it is under way and cannot be sent twice', async () => {
    const page = await open('/dashboard/login', { signedIn: false });
    const held = network.hold('POST /admin/login', { body: { token: 'fresh' } });
    await fillIn(page, 'a@b.sa', 'secret-1');
    await submit(page);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.auth.pending]));
    const button = screen.getByRole('button', { name: page.texts.auth.submit });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(button);
    await page.user.type(
      screen.getByLabelText(new RegExp(`^${page.texts.auth.password}`)),
      '{enter}',
    );
    expect(network.calls('POST /admin/login')).toHaveLength(1);
    held.release();
    await waitFor(() => expect(getToken()).toBe('fresh'));
  });

  it.each([
    [true, 'local', 'session'],
    [false, 'session', 'local'],
  ])('with Remember Me %s keeps the token in the %s storage', async (remember, kept, other) => {
    network.on('POST /admin/login', { body: { token: 'fresh' } });
    const page = await open('/dashboard/login', { signedIn: false });
    await fillIn(page, 'a@b.sa', 'secret-1');
    if (remember)
      await page.user.click(screen.getByRole('checkbox', { name: page.texts.auth.remember }));
    await submit(page);
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    const storages: Record<string, Storage> = { local: localStorage, session: sessionStorage };
    expect(storages[kept]?.getItem('token')).toBe('fresh');
    expect(storages[other]?.getItem('token')).toBeNull();
    expect(network.calls('POST /admin/login')[0]?.body).toMatchObject({ remember });
  });

  const SENTENCE = 'The email or the password is not correct.';

  it.each([
    ['a refusal', true, refusal(401, SENTENCE), SENTENCE],
    ['a server out of reach', true, null, 'An unexpected error occurred.'],
    ['no connection', false, null, /^There is no connection/],
  ])('reports %s, and keeps the input', async (_what, online, answer, shown) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    if (answer) network.on('POST /admin/login', answer);
    else network.lose('POST /admin/login');
    const page = await open('/dashboard/login', { signedIn: false });
    await fillIn(page, 'a@b.sa', 'secret-1');
    await submit(page);
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringMatching(shown)]));
    expect(screen.getByRole('textbox')).toHaveValue('a@b.sa');
    const password = screen.getByLabelText(new RegExp(`^${page.texts.auth.password}`));
    expect(password).toHaveValue('secret-1');
    expect(page.path()).toBe('/dashboard/login');
  });

  it('shows the password on demand, and links to the reset', async () => {
    const page = await open('/dashboard/login', { signedIn: false });
    const field = await screen.findByLabelText(new RegExp(`^${page.texts.auth.password}`));
    expect(field).toHaveAttribute('type', 'password');
    await page.user.click(screen.getByRole('button', { name: page.t('common.showPassword') }));
    expect(field).toHaveAttribute('type', 'text');
    await page.user.click(screen.getByRole('link', { name: page.texts.auth.forget }));
    expect(page.path()).toBe('/dashboard/login/forget-password');
  });

  it('reports an ended session, and returns to the screen', async () => {
    const refused = refusal(401, 'Please sign in first.');
    const answers = {
      'GET /admin/profile': refused,
      'HEAD /messages': refused,
      'HEAD /jobs': refused,
    };
    const page = await open('/dashboard/projects?search=oak', { answers });
    expect(await screen.findByText(page.texts.auth.expired)).toBeVisible();
    expect(getToken()).toBeNull();
    answerFrame();
    network.on('POST /admin/login', { body: { token: 'fresh' } });
    await fillIn(page, 'a@b.sa', 'secret-1');
    await submit(page);
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects?search=oak'));
  });

  it('redirects signed-in users to the dashboard', async () => {
    const page = await open('/dashboard/login');
    await waitFor(() => expect(page.path()).toBe('/dashboard/projects'));
    await screen.findByRole('heading', { level: 1, name: page.texts.projects.title });
  });
});
