import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { fillIn, openProjectForm } from '../../testing/project-form';
import { dropOn } from '../../testing/form';

describe('the pictures of a project', () => {
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
});
