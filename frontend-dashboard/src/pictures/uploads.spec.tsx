import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../api/client';
import { aFileOf, anImage, aProject } from '../testing/fixtures';
import { withFakeTimers } from '../testing/fake-timers';
import { dropOn, type } from '../testing/form';
import { network, refusal, urlOf } from '../testing/network';
import { fillIn, openProjectForm } from '../testing/project-form';
import { open } from '../testing/render';
import { toastTexts } from '../testing/toasts';
import { holdUploads, UPLOAD, uploadedName } from '../testing/uploads';

const ADD = 'POST /projects';
const CREATED = { status: 201, body: aProject() };

const sent = () => network.calls(UPLOAD).map(uploadedName);
const keys = () => network.calls(UPLOAD).map(({ headers }) => headers.get('Idempotency-Key'));
const bodyOf = (route: string) => network.calls(route).at(-1)?.body as FormData;

async function openForm() {
  const page = await openProjectForm();
  const name = new RegExp(`^${page.texts.projects.fields.image}`);
  return {
    ...page,
    main: () => screen.findByRole('group', { name }),
    nameAt: (place: number) =>
      page.t('dashboard.secondaryImages.pictureAt', { place: place.toLocaleString('en') }),
  };
}

const setOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => jest.restoreAllMocks());

describe('a picked picture', () => {
  it('is sent at once, three at a time, and each shows how far it is', async () => {
    const held = holdUploads();
    const post = jest.spyOn(api, 'post');
    const page = await openForm();
    const names = ['a.png', 'b.png', 'c.png', 'd.png'];
    await page.user.upload(
      page.moreInput(),
      names.map((name) => anImage(name)),
    );
    await waitFor(() => expect(sent()).toEqual(names.slice(0, 3)));
    const onProgress = post.mock.calls[1]![2]!.onUploadProgress!;
    act(() => onProgress({ loaded: 400, total: 1000, bytes: 400, lengthComputable: true }));
    const bar = await screen.findByRole('progressbar', {
      name: page.t('dashboard.pictures.sending', { name: 'b.png' }),
    });
    await waitFor(() => expect(bar).toHaveAttribute('value', '0.4'));
    held[1]!.answer();
    await waitFor(() => expect(sent()).toEqual(names));
    expect(await screen.findByRole('img', { name: page.nameAt(2) })).toBeVisible();
    expect(new Set(keys()).size).toBe(4);
  });

  it('is not sent before its turn when it is taken away, and given up when it is on its way', async () => {
    const held = holdUploads();
    const page = await openForm();
    const files = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => anImage(name));
    await page.user.upload(page.moreInput(), files);
    await waitFor(() => expect(held).toHaveLength(3));
    const remove = (place: number) =>
      page.user.click(
        screen.getByRole('button', {
          name: page.t('dashboard.pictures.remove', { name: page.nameAt(place) }),
        }),
      );
    await remove(4);
    await remove(1);
    held[1]!.answer();
    held[2]!.answer();
    expect(await screen.findByRole('img', { name: page.nameAt(2) })).toBeVisible();
    expect(sent()).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('delays the save, while the texts stay editable', async () => {
    network.on(ADD, CREATED);
    const held = holdUploads();
    const page = await openForm();
    await fillIn(page);
    await page.user.upload(page.moreInput(), [anImage('a.png')]);
    await page.submit();
    expect(await screen.findByText(page.texts.sending.waiting)).toBeVisible();
    expect(network.calls(ADD)).toHaveLength(0);
    type({ name: 'Villa Jeddah' });
    held[0]!.answer();
    await waitFor(() => expect(screen.getAllByRole('progressbar')).toHaveLength(1));
    expect(network.calls(ADD)).toHaveLength(0);
    held[1]!.answer();
    await waitFor(() => expect(network.calls(ADD)).toHaveLength(1));
    expect(bodyOf(ADD).get('image')).toBe(urlOf('main.png'));
    expect(bodyOf(ADD).getAll('secondaryImages')).toEqual([urlOf('a.png')]);
    expect(bodyOf(ADD).get('name')).toBe('Villa Jeddah');
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.projects.added]));
  });

  it('resumes by itself when the connection is back, with the same key', async () => {
    network.lose(UPLOAD);
    setOnline(false);
    const page = await openForm();
    await page.user.upload(page.mainInput(), anImage('hall.png'));
    const field = within(await page.main());
    expect(await field.findByText(page.texts.pictures.notSent)).toBeVisible();
    network.on(UPLOAD, { status: 201, body: { url: urlOf('hall.png') } });
    setOnline(true);
    expect(await field.findByRole('img')).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
    expect(sent()).toHaveLength(2);
  });

  it('is tried again by itself while the server is busy, then when asked', async () => {
    await withFakeTimers(async () => {
      network.on(UPLOAD, refusal(503, 'Not now.'));
      const page = await openForm();
      await page.user.upload(page.mainInput(), anImage('hall.heic', 'image/heic'));
      const field = within(await page.main());
      await waitFor(() => expect(sent()).toHaveLength(1));
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(await field.findByText('Not now.')).toBeVisible();
      expect(sent()).toHaveLength(4);
      network.on(UPLOAD, { status: 201, body: { url: urlOf('hall') } });
      await page.user.click(
        field.getByRole('button', {
          name: page.t('dashboard.pictures.sendAgain', { name: 'hall.heic' }),
        }),
      );
      expect(await field.findByRole('img')).toBeVisible();
      expect(new Set(keys()).size).toBe(1);
    });
  });

  it('that cannot be sent keeps the form from being saved, and saving tries again', async () => {
    network.on(ADD, CREATED);
    network.lose(UPLOAD);
    setOnline(false);
    const page = await openForm();
    await fillIn(page);
    await page.submit();
    expect(await screen.findByText(page.texts.sending.failure.offline)).toBeVisible();
    expect(network.calls(ADD)).toHaveLength(0);
    network.on(UPLOAD, { status: 201, body: { url: urlOf('main.png') } });
    jest.restoreAllMocks();
    await page.submit();
    await waitFor(() => expect(bodyOf(ADD)?.get('image')).toBe(urlOf('main.png')));
  });
});

describe('a picture that is not taken', () => {
  const damaged = refusal(422, 'This picture is damaged.');

  it('restores the stored picture that it replaced', async () => {
    const project = aProject();
    network.on(UPLOAD, damaged);
    const { texts, t } = await open(`/dashboard/edit-project/${project._id}`, {
      answers: { [`GET /projects/${project._id}`]: { body: project } },
    });
    const name = texts.projects.fields.image;
    const field = await screen.findByRole('group', { name: new RegExp(`^${name}`) });
    const stored = () => field.querySelector('img')?.getAttribute('src');
    await waitFor(() => expect(stored()).toContain(project.image.url));
    const button = within(field).getByRole('button', {
      name: t('dashboard.pictures.replace', { name }),
    });
    dropOn(button, anImage('hall.heic'));
    expect(await within(field).findByText(/This picture is damaged/)).toBeVisible();
    await waitFor(() => expect(stored()).toContain(project.image.url));
  });

  it('leaves an empty field with the reason', async () => {
    network.on(UPLOAD, damaged);
    const page = await openForm();
    await page.user.upload(page.mainInput(), anImage('hall.heic', 'image/heic'));
    const field = await page.main();
    const alert = within(field).getByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent('hall.heic\u2069: This picture is damaged.'),
    );
    expect(field).toHaveAccessibleDescription(/This picture is damaged\./);
    const name = new RegExp(page.texts.pictures.choose);
    expect(within(field).getByRole('button', { name })).toBeVisible();
  });

  it('leaves the row of further pictures, which keeps the others', async () => {
    network.on(UPLOAD, (call) => {
      const name = uploadedName(call);
      return name === 'b.heic' ? damaged : { status: 201, body: { url: urlOf(name) } };
    });
    const page = await openForm();
    const files = ['a.heic', 'b.heic', 'c.heic'].map((name) => anImage(name));
    await page.user.upload(page.moreInput(), files);
    expect(await screen.findByText('\u2068b.heic\u2069: This picture is damaged.')).toBeVisible();
    await waitFor(() => expect(page.tiles()).toHaveLength(2));
    expect(await screen.findByRole('img', { name: page.nameAt(2) })).toBeVisible();
  });

  it('is too large where the browser cannot make it smaller', async () => {
    const page = await openForm();
    await page.user.upload(page.mainInput(), aFileOf(40_000_001));
    const field = within(await page.main());
    expect(await field.findByText(page.texts.pictures.faults.tooLarge)).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
