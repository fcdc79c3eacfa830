import { screen, waitFor, within } from '@testing-library/react';
import { anImage, HOME_CONTENT } from '../../testing/fixtures';
import { network, urlOf } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { dropOn, field, type } from '../../testing/form';

const SAVE = 'POST /content/home';

async function openForm() {
  network.on('GET /content/home', { body: HOME_CONTENT });
  network.on('GET /content/boxes', { body: [] });
  const page = await open('/dashboard/content/home');
  await waitFor(() => expect(field('mainText')).toBeInTheDocument());
  return {
    ...page,
    save: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
    sent: () => network.calls(SAVE).at(-1)?.body as FormData,
  };
}

describe('the home content', () => {
  it('saves the texts and only the pictures that have changed', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    type({ mainText: 'Joinery', 'hero.arAlt': ' قاعة عالية ' });
    const second = page.t('dashboard.homeContent.aboutImage', {
      place: '2',
    });
    const slot = (name: string) => screen.getByRole('group', { name });
    const area = within(slot(second)).getByRole('button', {
      name: new RegExp(page.texts.pictures.choose),
    });
    dropOn(area, anImage('two.png'));
    const third = page.t('dashboard.homeContent.aboutImage', {
      place: '3',
    });
    const remove = page.t('dashboard.pictures.remove', { name: third });
    await page.user.click(within(slot(third)).getByRole('button', { name: remove }));
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.homeContent.saved]));
    const body = page.sent();
    expect(Object.fromEntries(body)).toMatchObject({
      mainText: 'Joinery',
      arMainText: HOME_CONTENT.arMainText,
      heroImageAlt: 'A hall',
      heroImageArAlt: 'قاعة عالية',
      'images[0]_alt': 'Planes',
      'images[0]_arAlt': 'فارات',
      'images[1]': urlOf('two.png'),
      'images[2]': '',
    });
    for (const same of ['heroImage', 'images[0]', 'images[3]']) expect(body.has(same)).toBe(false);
  });
});
