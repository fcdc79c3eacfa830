import { act, screen, waitFor, within } from '@testing-library/react';
import { takeFlashMessage } from '../../page/flash-message';
import { reloadPage } from '../../browser/reload';
import { anImage } from '../../testing/fixtures';
import { network, refusal, urlOf } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { dropOn } from '../../testing/form';
import { CHANGED } from '../../testing/versioned';

const ROUTE = 'POST /admin/profile/update-image';

describe('the profile', () => {
  async function pick(file: File) {
    const page = await open('/dashboard/profile');
    const area = await screen.findByRole('button', {
      name: new RegExp(page.texts.profile.changePicture),
    });
    await act(async () => dropOn(area, file));
    return page;
  }

  it('shows who is signed in; the address cannot be edited', async () => {
    const { texts } = await open('/dashboard/profile');
    const email = await screen.findByRole('textbox', { name: texts.profile.email });
    expect(email).toHaveValue(ADMIN.email);
    expect(email).toHaveAttribute('readonly');
    expect(screen.getByRole('textbox', { name: texts.profile.location })).toHaveValue('Jeddah');
  });

  it('sends a picked picture, confirms it, and reloads the page after half a second', async () => {
    network.on(ROUTE, { body: ADMIN });
    const { texts } = await pick(anImage('face.png'));
    await waitFor(() => expect(toastTexts()).toEqual([texts.profile.uploaded]));
    const body = network.calls(ROUTE)[0]?.body as FormData;
    expect(body.get('image')).toBe(urlOf('face.png'));
    expect(reloadPage).not.toHaveBeenCalled();
    const start = performance.now();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1), { timeout: 2000 });
    expect(performance.now() - start).toBeGreaterThan(300);
    // The reload removes the toast; it is shown again afterwards.
    expect(takeFlashMessage()?.text).toBe(texts.profile.uploaded);
  });

  it('does not reload over unsaved changes, but shows the picture', async () => {
    network.on(ROUTE, { body: ADMIN });
    const { user, texts } = await open('/dashboard/profile');
    const phone = await screen.findByRole('textbox', { name: texts.profile.phone });
    await user.type(phone, '1');
    network.on('GET /admin/profile', { body: { ...ADMIN, image: { url: '/api/files/face' } } });
    const area = screen.getByRole('button', { name: new RegExp(texts.profile.changePicture) });
    await act(async () => dropOn(area, anImage()));
    await waitFor(() => expect(network.calls('GET /admin/profile')).toHaveLength(2));
    await waitFor(() =>
      expect(document.querySelector('img[src^="/api/files/face"]')).toBeVisible(),
    );
    expect(phone).toHaveValue(`${ADMIN.phone}1`);
    expect(reloadPage).not.toHaveBeenCalled();
    expect(takeFlashMessage()).toBeNull();
    await waitFor(() => expect(area).toBeEnabled());
  });

  const admin = (picture: string, etag: string) => ({
    body: { ...ADMIN, image: { url: `/api/files/${picture}` } },
    headers: { etag },
  });

  async function pickOver(theirs: ReturnType<typeof admin>) {
    const page = await open('/dashboard/profile', {
      answers: { 'GET /admin/profile': admin('old', '"1"') },
    });
    const area = await screen.findByRole('button', {
      name: new RegExp(page.texts.profile.changePicture),
    });
    network.on('GET /admin/profile', theirs);
    network.on(ROUTE, ({ headers }) =>
      headers.get('If-Match') === theirs.headers.etag ? admin('mine', '"3"') : CHANGED,
    );
    await act(async () => dropOn(area, anImage()));
    return page;
  }

  it('asks where the picture was changed meanwhile, and can keep the other one', async () => {
    const { user, texts, t } = await pickOver(admin('theirs', '"2"'));
    const dialog = within(await screen.findByRole('dialog', { name: texts.conflict.title }));
    expect(toastTexts()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: new RegExp(texts.conflict.takeTheirs) }));
    await user.click(dialog.getByRole('button', { name: t('common.save') }));
    await waitFor(() => expect(toastTexts()).toEqual([texts.profile.uploadCancelled]));
    expect(network.calls(ROUTE)).toHaveLength(1);
    await waitFor(() =>
      expect(document.querySelector('img[src^="/api/files/theirs"]')).toBeVisible(),
    );
  });

  it('rejects a file that is not a picture, and sends nothing', async () => {
    const { texts } = await pick(anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(texts.pictures.faults.notAnImage)).toBeVisible();
    expect(network.calls(ROUTE)).toHaveLength(0);
  });

  it.each(['server', 'silence', 'nonsense'] as const)(
    'on failure says that it failed, and why (%s)',
    async (kind) => {
      if (kind === 'server') network.on(ROUTE, refusal(415, 'This is not a picture.'));
      if (kind === 'silence') network.lose(ROUTE);
      if (kind === 'nonsense') network.on(ROUTE, { status: 502, body: '<html>' });
      const { texts } = await pick(anImage());
      const why = {
        server: 'This is not a picture.',
        silence: texts.profile.noServer,
        nonsense: texts.errors.unexpected,
      }[kind];
      await waitFor(() => expect(toastTexts()).toEqual([`${texts.profile.uploadFailed}\n${why}`]));
      expect(reloadPage).not.toHaveBeenCalled();
      // Also beside the picker if the picture itself is rejected.
      const beside = screen.queryByText(/^\u2068.+\u2069: This is not a picture\.$/);
      expect(beside !== null).toBe(kind === 'server');
    },
  );
});
