import { getToken, signIn } from '@manjara/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { INBOX_INTERVAL } from '../../api/inbox/inbox';
import { withFakeTimers } from '../../testing/fake-timers';
import { type Answer, type Call, network, refusal } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const LOGIN = 'POST /admin/login';
const REFUSED = refusal(401, 'Please sign in first.');
const NO_PROJECTS = { body: [], headers: { 'x-total-count': '0' } };

/** Accepts only the fresh token. */
const onlyFresh =
  (answer: Answer) =>
  ({ headers }: Call): Answer =>
    headers.get('Authorization') === 'Bearer fresh' ? answer : REFUSED;

const tokensOf = (route: string) =>
  network.calls(route).map(({ headers }) => headers.get('Authorization'));

type Page = Awaited<ReturnType<typeof open>>;

const dialogOf = ({ texts }: Page) => screen.findByRole('dialog', { name: texts.auth.again.title });

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const passwordOf = ({ texts }: Page) =>
  screen.getByLabelText(new RegExp(`^${texts.auth.password}`), { selector: 'input' });

async function signInAgain(page: Page, password = 'secret-1'): Promise<void> {
  const dialog = within(await dialogOf(page));
  if (password) await page.user.type(passwordOf(page), password);
  await page.user.click(dialog.getByRole('button', { name: page.texts.auth.submit }));
}

/** Opens a screen; from then on the server accepts only the fresh token. */
async function working(path: string): Promise<Page> {
  network.on('GET /projects', NO_PROJECTS);
  const page = await open(path);
  await screen.findByRole('link', { name: ADMIN.name });
  for (const inbox of ['messages', 'jobs']) {
    network.on(`HEAD /${inbox}`, onlyFresh({ headers: { 'x-total-count': '0' } }));
  }
  network.on(LOGIN, { body: { token: 'fresh' } });
  return page;
}

/** Fills in the texts of a page and saves them, which the server refuses. */
async function saved() {
  network.on('GET /content', { body: { contact: {}, join: {} } });
  network.on('POST /content', onlyFresh({ status: 201, body: {} }));
  const page = await working('/dashboard/content/contact-join');
  const [field] = await screen.findAllByRole('textbox');
  await page.user.type(field!, 'Write to us');
  await page.user.click(screen.getByRole('button', { name: page.t('common.save') }));
  await dialogOf(page);
  return { page, field: field! };
}

describe('a session that ends while working', () => {
  it('is renewed in place, and the pending save continues', async () => {
    const { page, field } = await saved();
    const dialog = await dialogOf(page);
    expect(page.path()).toBe('/dashboard/content/contact-join');
    expect(field).toHaveValue('Write to us');
    expect(dialog).toHaveTextContent(page.texts.auth.again.text);
    expect(within(dialog).getByRole('textbox')).toHaveValue(ADMIN.email);
    expect(passwordOf(page)).toHaveFocus();
    expect(toastTexts()).toEqual([page.texts.contactJoin.saving]);

    await signInAgain(page);
    await gone();
    await waitFor(() =>
      expect(toastTexts()).toEqual([page.texts.contactJoin.saved, page.texts.auth.success]),
    );
    expect(tokensOf('POST /content')).toEqual(['Bearer token-1', 'Bearer fresh']);
    const [refused, repeated] = network.calls('POST /content');
    expect(repeated?.body).toEqual(refused?.body);
  });

  it('shows sign-in errors inside the dialog, and sends no token', async () => {
    const { page } = await saved();
    network.on(LOGIN, refusal(401, 'The email or the password is not correct.'));
    await signInAgain(page, 'wrong');
    const dialog = within(await dialogOf(page));
    expect(await dialog.findByRole('alert')).toHaveTextContent('not correct.');
    expect(tokensOf(LOGIN).filter(Boolean)).toEqual([]);
    expect(tokensOf('POST /content')).toHaveLength(1);
  });

  it.each(['escape', 'button'])('is left for the sign-in screen by the %s', async (how) => {
    const { page } = await saved();
    const dialog = await dialogOf(page);
    if (how === 'escape') fireEvent(dialog, new Event('cancel', { cancelable: true }));
    else {
      const leave = { name: page.texts.auth.again.leave };
      await page.user.click(within(dialog).getByRole('button', leave));
    }
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(await screen.findByText(page.texts.auth.expired)).toBeVisible();
    expect(getToken()).toBeNull();
    await waitFor(() => expect(toastTexts()).toEqual([]));

    await page.user.type(passwordOf(page), 'secret-1');
    await page.user.type(screen.getByRole('textbox'), 'a@b.sa{enter}');
    expect(await screen.findByText(page.texts.forms.restored)).toBeVisible();
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Write to us');
    expect(tokensOf('POST /content')).toHaveLength(1);
  });

  it('is requested once for all refused calls, polling included', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const page = await withFakeTimers(async () => {
      const opened = await working('/dashboard/messages');
      await act(() => jest.advanceTimersByTimeAsync(3 * INBOX_INTERVAL));
      return opened;
    });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(toastTexts()).toEqual([]);
    await signInAgain(page);
    await gone();
    for (const route of ['HEAD /messages', 'HEAD /jobs']) {
      await waitFor(() => expect(tokensOf(route).at(-1)).toBe('Bearer fresh'));
      expect(tokensOf(route)[0]).toBe('Bearer token-1');
    }
    expect(page.path()).toBe('/dashboard/messages');
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([
    [true, 'local', 'session'],
    [false, 'session', 'local'],
  ])('is remembered as before (%s)', async (remember, kept, other) => {
    const page = await working('/dashboard/projects');
    act(() => signIn('token-2', remember));
    network.on('GET /projects', onlyFresh(NO_PROJECTS));
    await page.go('/dashboard/projects?page=2');
    await signInAgain(page);
    await gone();
    const storages: Record<string, Storage> = { local: localStorage, session: sessionStorage };
    expect(storages[kept]?.getItem('token')).toBe('fresh');
    expect(storages[other]?.getItem('token')).toBeNull();
    expect(network.calls(LOGIN)[0]?.body).toMatchObject({ remember });
  });

  it('continues after a sign-in in another tab', async () => {
    const { page } = await saved();
    localStorage.setItem('token', 'fresh');
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await gone();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.contactJoin.saved]));
    expect(tokensOf('POST /content')).toEqual(['Bearer token-1', 'Bearer fresh']);
  });

  it('ends after a sign-out in another tab', async () => {
    const { page } = await saved();
    sessionStorage.removeItem('token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    await waitFor(() => expect(toastTexts()).toEqual([]));
    expect(tokensOf('POST /content')).toEqual(['Bearer token-1']);
  });
});

describe('a removed token', () => {
  const vanish = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  const poll = () => act(() => jest.advanceTimersByTimeAsync(INBOX_INTERVAL));

  it('is noticed by polling over a form, and signing in continues there', async () => {
    network.on('GET /content', { body: { contact: {}, join: {} } });
    const page = await withFakeTimers(async () => {
      const opened = await working('/dashboard/content/contact-join');
      const [field] = await screen.findAllByRole('textbox');
      fireEvent.change(field!, { target: { value: 'Write to us' } });
      vanish();
      await poll();
      return opened;
    });
    await signInAgain(page);
    await gone();
    expect(page.path()).toBe('/dashboard/content/contact-join');
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('Write to us');
    expect(tokensOf('HEAD /messages').at(-1)).toBe('Bearer fresh');
  });

  it('leads from a screen without work to the sign-in, without a question', async () => {
    const page = await withFakeTimers(async () => {
      const opened = await working('/dashboard/messages');
      vanish();
      await poll();
      return opened;
    });
    await waitFor(() => expect(page.path()).toBe('/dashboard/login'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toastTexts()).toEqual([]);
  });
});
