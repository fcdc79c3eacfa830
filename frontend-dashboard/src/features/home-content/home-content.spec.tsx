import type { Box } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { waitOutUndo } from '../../testing/deletions';
import { anImage } from '../../testing/fixtures';
import { network, refusal } from '../../testing/network';
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
const boxes = (count: number): Box[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `box-${index}`,
    boxTitle: `Point ${index}`,
    arBoxTitle: `نقطة ${index}`,
    boxText: 'Text',
    arBoxText: 'نص',
  }));

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const SAVE = 'POST /content/home';

async function openForm(language: 'ar' | 'en', list: Box[] = []) {
  network.on('GET /content/home', { body: CONTENT });
  network.on('GET /content/boxes', { body: list });
  const page = await open('/dashboard/content/home', { language });
  await waitFor(() => expect(field('mainText')).toBeInTheDocument());
  return {
    ...page,
    save: () => page.user.click(screen.getByRole('button', { name: page.t('common.save') })),
    sent: () => network.calls(SAVE).at(-1)?.body as FormData,
  };
}

describe.each(['ar', 'en'] as const)('the home content (%s)', (language) => {
  it('saves the texts and only the pictures that have changed', async () => {
    network.on(SAVE, {});
    const page = await openForm(language);
    fireEvent.change(field('mainText'), { target: { value: 'Joinery' } });
    const second = page.t('dashboard.homeContent.aboutImage', {
      place: language === 'ar' ? '٢' : '2',
    });
    const slot = (name: string) => screen.getByRole('group', { name });
    const area = within(slot(second)).getByRole('button', {
      name: new RegExp(page.texts.pictures.choose),
    });
    fireEvent.drop(area, { dataTransfer: { files: [anImage('two.png')], types: ['Files'] } });
    const third = page.t('dashboard.homeContent.aboutImage', {
      place: language === 'ar' ? '٣' : '3',
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
    const page = await openForm(language);
    const described = (picture: string, side: 'inEnglish' | 'inArabic') => {
      const name = page.t('dashboard.pictures.altOf', { name: picture });
      return screen.getByRole('textbox', { name: page.t(`dashboard.forms.${side}`, { name }) });
    };
    const hero = page.t('dashboard.homeContent.heroImage');
    const first = page.t('dashboard.homeContent.aboutImage', {
      place: language === 'ar' ? '١' : '1',
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

  it('tells what the server found wrong, beside the slot', async () => {
    network.on(
      SAVE,
      refusal(400, 'Check the pictures.', [{ field: 'images[0]_arAlt', message: 'Too long.' }]),
    );
    const page = await openForm(language);
    await page.save();
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(toastTexts()).toEqual(['Check the pictures.']);
  });

  it('says so when it cannot be read', async () => {
    network.on('GET /content/home', refusal(500, 'Broken.'));
    network.on('GET /content/boxes', { body: [] });
    const { texts } = await open('/dashboard/content/home', { language });
    await waitFor(() => expect(toastTexts()).toEqual([texts.homeContent.loadFailed]));
  });
});

describe.each(['ar', 'en'] as const)('the boxes (%s)', (language) => {
  it('show 7 at first and all on demand', async () => {
    const page = await openForm(language, boxes(8));
    expect(await screen.findAllByText(/^Point/)).toHaveLength(7);
    await page.user.click(screen.getByRole('button', { name: page.t('common.showMore') }));
    expect(screen.getAllByText(/^Point/)).toHaveLength(8);
    await page.user.click(screen.getByRole('button', { name: page.t('common.showLess') }));
    expect(screen.getAllByText(/^Point/)).toHaveLength(7);
  });

  it('have no toggle when there are only 7', async () => {
    const page = await openForm(language, boxes(7));
    expect(await screen.findAllByText(/^Point/)).toHaveLength(7);
    expect(
      screen.queryByRole('button', { name: page.t('common.showMore') }),
    ).not.toBeInTheDocument();
  });

  it('are added; the fields clear', async () => {
    network.on('POST /content/boxes', { status: 201, body: boxes(1)[0] });
    const page = await openForm(language);
    const box = {
      boxTitle: 'Since 1998',
      arBoxTitle: 'منذ 1998',
      boxText: 'One family.',
      arBoxText: 'عائلة واحدة.',
    };
    for (const [name, value] of Object.entries(box))
      fireEvent.change(field(name), { target: { value } });
    await page.user.click(screen.getByRole('button', { name: page.texts.homeContent.addBox }));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.homeContent.boxAdded]));
    expect(network.calls('POST /content/boxes')[0]?.body).toEqual(box);
    for (const name of Object.keys(box)) expect(field(name)).toHaveValue('');
  });

  it('need all four texts', async () => {
    const page = await openForm(language);
    await page.user.click(screen.getByRole('button', { name: page.texts.homeContent.addBox }));
    expect(await screen.findAllByText(page.texts.forms.required)).toHaveLength(4);
    expect(network.calls('POST /content/boxes')).toHaveLength(0);
  });

  it('are deleted after a question that names them', async () => {
    network.on('DELETE /content/boxes/box-0', { status: 204 });
    const page = await openForm(language, boxes(1));
    const name = language === 'ar' ? 'نقطة 0' : 'Point 0';
    const label = page.t('dashboard.homeContent.deleteBox', { name });
    await page.user.click(await screen.findByRole('button', { name: label }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(name);
    network.on('GET /content/boxes', { body: [] });
    const yes = within(dialog).getByRole('button', { name: /^(Yes|نعم)$/ });
    const said = await waitOutUndo(() => page.user.click(yes));
    expect(said).toContain(page.texts.undo.willDelete + name);
    expect(toastTexts()).toEqual([page.texts.homeContent.boxDeleted]);
    expect(await screen.findByText(page.texts.homeContent.noBoxesText)).toBeVisible();
  });
});
