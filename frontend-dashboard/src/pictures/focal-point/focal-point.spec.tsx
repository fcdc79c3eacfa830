import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage, aProject } from '../../testing/fixtures';
import { field } from '../../testing/form';
import { network } from '../../testing/network';
import { fillIn, openProjectForm } from '../../testing/project-form';
import { open } from '../../testing/render';
import { values } from '../../content/about-content/values';
import { toFormData as toHomeForm, valuesOf } from '../../content/home-content/home-values';
import { emptyValues, toBody } from '../../item-list/item-values';
import { type Picture, storedPicture } from '../picture';

type Page = Awaited<ReturnType<typeof open>>;

const bodyOf = (route: string) => network.calls(route).at(-1)?.body as FormData;

/** Opens the focal point dialog and returns functions that operate it. */
async function openPoint({ user, t }: Page, name: string) {
  await user.click(screen.getByRole('button', { name: t('dashboard.focalPoint.open', { name }) }));
  const dialog = await screen.findByRole('dialog', { name: t('dashboard.focalPoint.title') });
  const slider = async (axis: 'fromLeft' | 'fromTop') =>
    within(dialog).findByRole('slider', { name: t(`dashboard.focalPoint.${axis}`) });
  await slider('fromLeft');
  const press = (button: 'centre' | 'done') =>
    user.click(within(dialog).getByRole('button', { name: t(`dashboard.focalPoint.${button}`) }));
  return {
    left: () => slider('fromLeft'),
    top: () => slider('fromTop'),
    press,
    /** Taps the picture, which is 200 by 100 pixels here. */
    tap: (clientX: number, clientY: number) => {
      const area = within(dialog).getByRole('img', { name }).parentElement!;
      area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
      area.setPointerCapture = () => undefined;
      // Pointer events in jsdom have no coordinates.
      fireEvent(area, new MouseEvent('pointerdown', { bubbles: true, clientX, clientY }));
    },
    /** The focal point of the crops, in steps. */
    crops: () =>
      [...dialog.querySelectorAll('li [data-cover]')].map(
        (crop) => `${crop.getAttribute('data-focus-x')} ${crop.getAttribute('data-focus-y')}`,
      ),
  };
}

const at = (x: number, y: number) => storedPicture({ url: '/a', focus: { x, y } });
const slot = (picture: Picture | null = null) => ({ picture, alt: '', arAlt: '' });
const SLOTS = [slot(at(1, 2)), slot(), slot(at(3, 4)), slot()];

describe('the focal point of a picture', () => {
  it('is set by a tap and by keys, shown in the crops of the site, and sent', async () => {
    network.on('POST /projects', { status: 201, body: aProject() });
    const page = await openProjectForm();
    await fillIn(page);
    await page.user.upload(page.moreInput(), [anImage('a.png'), anImage('b.png')]);
    const point = await openPoint(page, page.texts.projects.fields.image);
    expect(await point.left()).toHaveFocus();
    point.tap(40, 90);
    expect(new Set(point.crops())).toEqual(new Set(['10 100']));
    // Card, page, cover on a phone, and the tile of the home page on desktops and phones.
    expect(point.crops()).toHaveLength(5);
    await page.user.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(await point.left()).toHaveAttribute('aria-valuetext', '19%');
    expect(await point.top()).toHaveAttribute('aria-valuetext', '81%');
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.calls('POST /projects')).toHaveLength(0);

    const place = page.t('dashboard.secondaryImages.pictureAt', { place: '2' });
    const second = await openPoint(page, place);
    second.tap(200, 0);
    await second.press('done');
    await page.submit();
    await waitFor(() => expect(network.calls('POST /projects')).toHaveLength(1));
    expect(bodyOf('POST /projects').get('focus')).toBe('19,81');
    expect(bodyOf('POST /projects').getAll('secondaryFocus')).toEqual(['', '100,0']);
  });

  it('moves to the right with the right arrow in Arabic, too, and can be given up', async () => {
    const project = aProject();
    const image = { ...project.image, focus: { x: 30, y: 40 } };
    const put = `PUT /projects/${project._id}`;
    network.on(put, { body: project });
    network.on('GET /projects', { body: [] });
    const page = await open(`/dashboard/edit-project/${project._id}`, {
      language: 'ar',
      answers: { [`GET /projects/${project._id}`]: { body: { ...project, image } } },
    });
    await waitFor(() => expect(field('name')).toBeInTheDocument());
    const name = page.texts.projects.fields.image;
    const point = await openPoint(page, name);
    await page.user.keyboard('{ArrowRight}');
    expect(await point.left()).toHaveAttribute('aria-valuetext', '٣١٪');
    await page.user.click(screen.getByRole('button', { name: page.t('common.close') }));
    const save = () =>
      page.user.click(screen.getByRole('button', { name: page.texts.forms.update }));
    const again = await openPoint(page, name);
    expect(await again.left()).toHaveValue('30');
    await again.press('centre');
    await again.press('done');
    await save();
    await waitFor(() => expect(network.calls(put)).toHaveLength(1));
    expect(bodyOf(put).get('focus')).toBe('');
    expect(bodyOf(put).has('image')).toBe(false);
  });

  it('is sent under the name of its picture, where it has changed', () => {
    const saved = valuesOf({});
    const before = { ...saved, hero: slot(at(5, 6)), about: SLOTS };
    const about = SLOTS.with(2, slot(storedPicture({ url: '/a' })));
    const home = toHomeForm({ ...before, hero: slot(at(7, 8)), about }, before);
    const value = toBody(values, { ...emptyValues(values), image: at(9, 10) }) as FormData;
    const focuses = [...home, ...value].filter(([name]) => /focus/i.test(name));
    expect(Object.fromEntries(focuses)).toEqual({
      heroImageFocus: '7,8',
      'images[2]_focus': '',
      focus: '9,10',
    });
  });
});
