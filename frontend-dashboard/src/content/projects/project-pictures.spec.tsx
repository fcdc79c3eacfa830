import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { fillIn, openProjectForm } from '../../testing/project-form';
import { dropOn, field } from '../../testing/form';
import { open } from '../../testing/render';

const openDescription = ({ user, t }: Awaited<ReturnType<typeof open>>, place: number) => {
  const name = t('dashboard.secondaryImages.pictureAt', { place: place.toLocaleString('en') });
  const button = { name: t('dashboard.pictures.altOf', { name }) };
  return user.click(screen.getByRole('button', button));
};

describe('the pictures of a project', () => {
  beforeEach(() => network.on('GET /projects', { body: [] }));

  it('takes several pictures at once wherever they are dropped, the first as the main one', async () => {
    const page = await openProjectForm();
    const files = ['1.png', '2.png', '3.png'].map((name) => anImage(name));
    const area = screen.getByRole('button', { name: new RegExp(page.texts.pictures.choose) });
    dropOn(area, ...files);
    expect(
      await screen.findByRole('img', { name: page.texts.projects.fields.image }),
    ).toBeVisible();
    expect(page.tiles()).toHaveLength(2);
    dropOn(document.body, anImage('4.png'));
    await waitFor(() => expect(page.tiles()).toHaveLength(3));
  });

  it('leaves a text to its field where a picture of it comes along, as from office programs', async () => {
    const page = await openProjectForm();
    const clipboardData = { files: [anImage('text.png')], types: ['text/plain', 'Files'] };
    fireEvent.paste(page.field('name'), { clipboardData });
    expect(page.tiles()).toHaveLength(0);
    expect(
      screen.getByRole('button', { name: new RegExp(page.texts.pictures.choose) }),
    ).toBeVisible();
    fireEvent.paste(document.body, { clipboardData });
    expect(
      await screen.findByRole('img', { name: page.texts.projects.fields.image }),
    ).toBeVisible();
  });

  it('orders, replaces and removes secondary pictures by the keyboard', async () => {
    network.on('POST /projects', { status: 201, body: aProject() });
    const page = await openProjectForm();
    await fillIn(page);
    await page.user.upload(page.moreInput(), [
      anImage('a.png'),
      anImage('b.png'),
      anImage('c.png'),
    ]);
    const press = async (tile: number, button: number) => {
      within(page.tiles()[tile]!).getAllByRole('button')[button]!.focus();
      await page.user.keyboard('{enter}');
    };
    await press(0, 1); // a later: b a c
    await press(2, 0); // c earlier: b c a
    await press(0, 3); // b away: c a
    expect(page.tiles()).toHaveLength(2);
    expect(within(page.tiles()[0]!).getAllByRole('button')[3]).toHaveFocus();
    const replace = page.tiles()[1]!.querySelector<HTMLInputElement>('input[type=file]')!;
    await page.user.upload(replace, anImage('z.png')); // c z
    await page.submit();
    await waitFor(() => expect(network.calls('POST /projects')).toHaveLength(1));
    const body = network.calls('POST /projects')[0]?.body as FormData;
    expect(body.getAll('secondaryImages')).toEqual([urlOf('c.png'), urlOf('z.png')]);
  });

  it('describes a secondary picture in both languages, and Enter does not send the form', async () => {
    network.on('POST /projects', { status: 201, body: aProject() });
    const page = await openProjectForm();
    await fillIn(page);
    await page.user.upload(page.moreInput(), [anImage('a.png'), anImage('b.png')]);
    await openDescription(page, 2);
    const dialog = within(await screen.findByRole('dialog'));
    const [english, arabic] = await dialog.findAllByRole('textbox');
    await page.user.type(arabic!, 'درج');
    await page.user.type(english!, 'Oak stairs{enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.calls('POST /projects')).toHaveLength(0);
    expect(await screen.findByRole('img', { name: 'Oak stairs' })).toBeVisible();
    await page.submit();
    await waitFor(() => expect(network.calls('POST /projects')).toHaveLength(1));
    const body = network.calls('POST /projects')[0]?.body as FormData;
    expect(body.getAll('secondaryAlt')).toEqual(['', 'Oak stairs']);
    expect(body.getAll('secondaryArAlt')).toEqual(['', 'درج']);
  });

  it('makes a secondary picture the main one, each with its description', async () => {
    const row = [{ url: urlOf('b'), alt: 'Oak stairs', arAlt: 'درج' }];
    const project = aProject({ secondaryImages: row });
    network.on(`GET /projects/${project._id}`, { body: project });
    network.on(`PUT /projects/${project._id}`, { body: project });
    const page = await open(`/dashboard/edit-project/${project._id}`);
    await waitFor(() => expect(field('alt')).toHaveValue(project.image.alt));
    await openDescription(page, 1);
    await page.user.click(await screen.findByText(page.texts.secondaryImages.makeMain));
    expect(field('alt')).toHaveValue('Oak stairs');
    await page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
    const route = `PUT /projects/${project._id}`;
    await waitFor(() => expect(network.calls(route)).toHaveLength(1));
    expect(Object.fromEntries(network.calls(route)[0]!.body as FormData)).toMatchObject({
      image: urlOf('b'),
      arAlt: 'درج',
      secondaryImages: project.image.url,
      secondaryAlt: project.image.alt,
      secondaryArAlt: project.image.arAlt,
    });
  });

  it('takes several of the pictures that were uploaded before, but none twice', async () => {
    const [a, b, c] = ['a.png', 'b.png', 'c.png'].map((name) => ({
      url: urlOf(name),
      name,
      usedIn: name === 'b.png' ? [{ kind: 'content/home', id: 'home' }] : [],
    }));
    network.on('GET /pictures', { body: [c, b, a], headers: { 'x-total-count': '3' } });
    const page = await openProjectForm();
    await page.user.upload(page.moreInput(), anImage('a.png'));
    await screen.findByRole('img', {
      name: page.t('dashboard.secondaryImages.pictureAt', { place: '1' }),
    });
    const name = page.t('dashboard.pictures.mine.openFor', {
      name: page.texts.projects.fields.secondaryImages,
    });
    await page.user.click(screen.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const choices = await dialog.findAllByRole('button', { pressed: false });
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      `c.png${page.texts.pictures.mine.unused}`,
      `b.png${page.texts.pictures.mine.uses.home}`,
    ]);
    await page.user.click(choices[1]!);
    await page.user.click(choices[0]!);
    const add = page.t('dashboard.pictures.mine.add', { count: 2, number: '2' });
    await page.user.click(dialog.getByRole('button', { name: add }));
    expect(page.tiles()).toHaveLength(3);
    const sources = [...document.querySelectorAll('ol img')].map((image) =>
      image.getAttribute('src'),
    );
    expect(sources.map((src) => src?.split('?')[0])).toEqual([
      urlOf('a.png'),
      urlOf('b.png'),
      urlOf('c.png'),
    ]);
    expect(network.calls('POST /pictures')).toHaveLength(1);
  });
});
