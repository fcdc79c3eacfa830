import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../../testing/fixtures';
import { network } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

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
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
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
    fireEvent.change(field('mainText'), { target: { value: 'Joinery' } });
    const second = page.t('dashboard.homeContent.aboutImage', {
      place: '2',
    });
    const slot = (name: string) => screen.getByRole('group', { name });
    const area = within(slot(second)).getByRole('button', {
      name: new RegExp(page.texts.pictures.choose),
    });
    fireEvent.drop(area, { dataTransfer: { files: [anImage('two.png')], types: ['Files'] } });
    const third = page.t('dashboard.homeContent.aboutImage', {
      place: '3',
    });
    const remove = page.t('dashboard.pictures.remove', { name: third });
    await page.user.click(within(slot(third)).getByRole('button', { name: remove }));
    await page.save();
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.homeContent.saved]));
    const body = page.sent();
    expect(body.get('mainText')).toBe('Joinery');
    expect(body.get('arMainText')).toBe(CONTENT.arMainText);
    expect(body.get('heroImageAlt')).toBe('A hall');
    expect(body.has('heroImage')).toBe(false);
    expect(body.has('images[0]')).toBe(false);
    expect(body.get('images[0]_alt')).toBe('Planes');
    expect(body.get('images[1]')).toMatchObject({ name: 'two.png' });
    expect(body.get('images[2]')).toBe('');
    expect(body.has('images[3]')).toBe(false);
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
