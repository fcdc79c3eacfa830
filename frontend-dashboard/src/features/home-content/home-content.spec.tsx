import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../../testing/fixtures';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { dropOn, field, type } from '../../testing/form';

const CONTENT = {
  mainText: 'Wood, made to measure',
  arMainText: 'خشب على المقاس',
  heroDescription: 'A workshop in Jeddah.',
  arHeroDescription: 'ورشة في جدة.',
  aboutDescription: 'Since 1998.',
  arAboutDescription: 'منذ 1998.',
  heroImage: { url: '/api/files/hero', alt: 'A hall', arAlt: 'قاعة' },
  aboutImages: [
    { url: '/api/files/one', alt: 'Planes', arAlt: 'فارات' },
    null,
    { url: '/api/files/three', alt: 'Oak', arAlt: 'بلوط' },
    null,
  ],
};
const SAVE = 'POST /content/home';

async function openForm() {
  network.on('GET /content/home', { body: CONTENT });
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
    type({ mainText: 'Joinery' });
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
      arMainText: CONTENT.arMainText,
      heroImageAlt: 'A hall',
      'images[0]_alt': 'Planes',
      'images[1]': { name: 'two.png' },
      'images[2]': '',
    });
    for (const same of ['heroImage', 'images[0]', 'images[3]']) expect(body.has(same)).toBe(false);
  });

  it('holds what each picture shows in both languages', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    const described = (picture: string, side: 'inEnglish' | 'inArabic') => {
      const name = page.t('dashboard.pictures.altOf', { name: picture });
      return screen.getByRole('textbox', { name: page.t(`dashboard.forms.${side}`, { name }) });
    };
    const hero = page.t('dashboard.homeContent.heroImage');
    const first = page.t('dashboard.homeContent.aboutImage', {
      place: '1',
    });
    expect(described(hero, 'inEnglish')).toHaveValue('A hall');
    expect(described(hero, 'inArabic')).toHaveValue('قاعة');
    expect(described(first, 'inArabic')).toHaveAttribute('lang', 'ar');
    fireEvent.change(described(hero, 'inArabic'), { target: { value: ' قاعة عالية ' } });
    fireEvent.change(described(first, 'inEnglish'), { target: { value: 'Old planes' } });
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.homeContent.saved]));
    const body = page.sent();
    expect([body.get('heroImageAlt'), body.get('heroImageArAlt')]).toEqual([
      'A hall',
      'قاعة عالية',
    ]);
    expect([body.get('images[0]_alt'), body.get('images[0]_arAlt')]).toEqual([
      'Old planes',
      'فارات',
    ]);
  });
});
