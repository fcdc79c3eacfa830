import type { Question, Value } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { waitOutUndo } from '../../testing/deletions';
import { anImage } from '../../testing/fixtures';
import { type Answer, network, refusal } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';

const CONTENT = {
  mainText: 'Wood, and the hands that know it',
  arMainText: 'الخشب، والأيدي التي تعرفه',
  images: [
    { url: '/api/files/one', alt: 'Planes', arAlt: 'فارات' },
    null,
    { url: '/api/files/three', alt: 'Oak', arAlt: 'بلوط' },
    null,
  ],
};
const values = (count: number): Value[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `value-${index}`,
    image: `/api/files/value-${index}`,
    alt: 'A picture',
    arAlt: 'صورة',
    value: `Value ${index}`,
    arValue: `قيمة ${index}`,
  }));
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `question-${index}`,
    title: `Question ${index}`,
    arTitle: `سؤال ${index}`,
    description: 'Because.',
    arDescription: 'لأن.',
  }));

const SAVE = 'POST /content/about';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const fill = (texts: Record<string, string>) => {
  for (const [name, value] of Object.entries(texts))
    fireEvent.change(field(name), { target: { value } });
};

interface Lists {
  values?: Value[];
  questions?: Question[];
}

async function openForm(
  language: 'ar' | 'en',
  lists: Lists = {},
  answers: Record<string, Answer> = {},
) {
  network.on('GET /content/about', { body: CONTENT });
  network.on('GET /content/values', { body: lists.values ?? [] });
  network.on('GET /content/questions', { body: lists.questions ?? [] });
  const page = await open('/dashboard/content/about', { language, answers });
  await waitFor(() => expect(field('mainText')).toBeInTheDocument());
  const { t, user, texts } = page;
  const slot = (name: string) => screen.getByRole('group', { name });
  return {
    ...page,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    image: (place: number) =>
      t('dashboard.aboutContent.imageAt', {
        place: place.toLocaleString(language === 'ar' ? 'ar-EG' : 'en'),
      }),
    slot,
    drop: (name: string, file: File) =>
      fireEvent.drop(
        within(slot(name)).getByRole('button', { name: new RegExp(texts.pictures.choose) }),
        { dataTransfer: { files: [file], types: ['Files'] } },
      ),
  };
}

describe.each(['ar', 'en'] as const)('the about content (%s)', (language) => {
  it('saves the texts and only the pictures that have changed', async () => {
    network.on(SAVE, {});
    const page = await openForm(language);
    expect(field('arMainText')).toHaveValue(CONTENT.arMainText);
    fill({ mainText: 'Wood first' });
    page.drop(page.image(2), anImage('two.png'));
    const remove = page.t('dashboard.pictures.remove', { name: page.image(3) });
    await page.user.click(within(page.slot(page.image(3))).getByRole('button', { name: remove }));
    await page.press(page.t('common.save'));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.saved]));
    const body = network.calls(SAVE).at(-1)?.body as FormData;
    expect(body.get('mainText')).toBe('Wood first');
    expect(body.get('arMainText')).toBe(CONTENT.arMainText);
    expect(body.has('images[0]')).toBe(false);
    expect(body.get('images[0]_alt')).toBe('Planes');
    expect(body.get('images[0]_arAlt')).toBe('فارات');
    expect(body.get('images[1]')).toMatchObject({ name: 'two.png' });
    expect(body.get('images[2]')).toBe('');
    expect(body.has('images[3]')).toBe(false);
  });

  it('tells what the server found wrong, beside the slot', async () => {
    network.on(
      SAVE,
      refusal(400, 'Check the pictures.', [{ field: 'images[2]_arAlt', message: 'Too long.' }]),
    );
    const page = await openForm(language);
    await page.press(page.t('common.save'));
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(field('images.2.arAlt')).toHaveFocus();
    expect(toastTexts()).toEqual(['Check the pictures.']);
  });

  it('says so when it cannot be read', async () => {
    network.on('GET /content/about', refusal(500, 'Broken.'));
    network.on('GET /content/values', { body: [] });
    network.on('GET /content/questions', { body: [] });
    const { texts } = await open('/dashboard/content/about', { language });
    await waitFor(() => expect(toastTexts()).toEqual([texts.aboutContent.loadFailed]));
  });

  it('is guarded against leaving with changes', async () => {
    const page = await openForm(language);
    fill({ title: 'Half a question' });
    await page.go('/dashboard/profile');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(page.texts.forms.unsaved.text);
    expect(page.path()).toBe('/dashboard/content/about');
  });
});

describe.each([
  ['values', 7, values, 'Value'],
  ['questions', 3, questions, 'Question'],
] as const)('the list of %s', (list, limit, make, word) => {
  const shown = () => screen.findAllByText(new RegExp(`^${word} \\d`));

  it(`shows ${limit} at first and all on demand`, async () => {
    const page = await openForm('en', { [list]: make(limit + 2) });
    expect(await shown()).toHaveLength(limit);
    await page.press(page.t('common.showMore'));
    expect(await shown()).toHaveLength(limit + 2);
    await page.press(page.t('common.showLess'));
    expect(await shown()).toHaveLength(limit);
  });

  it(`has no toggle when there are only ${limit}`, async () => {
    const page = await openForm('ar', { [list]: make(limit) });
    expect(await shown()).toHaveLength(limit);
    expect(
      screen.queryByRole('button', { name: page.t('common.showMore') }),
    ).not.toBeInTheDocument();
  });

  it('logs a failed load, says so, and tries again when asked', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openForm('en', {}, { [`GET /content/${list}`]: refusal(500, 'Broken.') });
    expect(await screen.findByText(page.texts.aboutContent[`${list}Failed`])).toBeVisible();
    expect(toastTexts()).toEqual([]);
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
    log.mockRestore();
    network.on(`GET /content/${list}`, { body: make(1) });
    await page.press(page.t('common.retry'));
    expect(await shown()).toHaveLength(1);
  });
});

describe.each(['ar', 'en'] as const)('the values (%s)', (language) => {
  const TEXTS = { value: 'Patience', arValue: 'الصبر', alt: 'Hands', arAlt: 'يدان' };

  it('are added; the fields clear', async () => {
    network.on('POST /content/values', { status: 201, body: {} });
    const page = await openForm(language);
    fill(TEXTS);
    page.drop(page.texts.aboutContent.valueImage, anImage('hands.png'));
    await page.press(page.texts.aboutContent.addValue);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.valueAdded]));
    const body = network.calls('POST /content/values')[0]?.body as FormData;
    expect(body.get('valueImage')).toMatchObject({ name: 'hands.png' });
    for (const [name, value] of Object.entries(TEXTS)) {
      expect(body.get(name)).toBe(value);
      expect(field(name)).toHaveValue('');
    }
    expect(network.calls('GET /content/values')).toHaveLength(2);
    expect(document.querySelectorAll('img[src^="blob:"]')).toHaveLength(0);
  });

  it('need both texts, a picture and both descriptions', async () => {
    const page = await openForm(language);
    await page.press(page.texts.aboutContent.addValue);
    expect(await screen.findAllByText(page.texts.forms.required)).toHaveLength(4);
    expect(screen.getByText(page.texts.forms.pictureRequired)).toBeVisible();
    page.drop(page.texts.aboutContent.valueImage, anImage('cv.pdf', 'application/pdf'));
    expect(await screen.findByText(page.texts.pictures.faults.notAnImage)).toBeVisible();
    expect(network.calls('POST /content/values')).toHaveLength(0);
  });

  it('keep what was typed when the server refuses, and say beside the picture why', async () => {
    network.on(
      'POST /content/values',
      refusal(422, 'It is damaged.', [{ field: 'valueImage', message: 'Damaged.' }]),
    );
    const page = await openForm(language);
    fill(TEXTS);
    page.drop(page.texts.aboutContent.valueImage, anImage());
    await page.press(page.texts.aboutContent.addValue);
    expect(await screen.findByText('Damaged.')).toBeVisible();
    expect(field('value')).toHaveValue('Patience');
  });

  it('are deleted after a question that names them', async () => {
    network.on('DELETE /content/values/value-0', { status: 204 });
    const page = await openForm(language, { values: values(1) });
    const name = language === 'ar' ? 'قيمة 0' : 'Value 0';
    await page.user.click(
      await screen.findByRole('button', {
        name: page.t('dashboard.aboutContent.delete', { name }),
      }),
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(name);
    network.on('GET /content/values', { body: [] });
    const yes = within(dialog).getByRole('button', { name: page.t('common.yes') });
    const said = await waitOutUndo(() => page.user.click(yes));
    expect(said).toContain(page.texts.undo.willDelete + name);
    expect(toastTexts()).toEqual([page.texts.aboutContent.valueDeleted]);
    expect(await screen.findByText(page.texts.aboutContent.noValuesText)).toBeVisible();
  });
});

describe.each(['ar', 'en'] as const)('the questions (%s)', (language) => {
  const TEXTS = {
    title: 'Do you deliver?',
    arTitle: 'هل توصلون؟',
    description: 'Everywhere.',
    arDescription: 'إلى كل مكان.',
  };

  it('are added; the fields clear', async () => {
    network.on('POST /content/questions', { status: 201, body: {} });
    const page = await openForm(language);
    fill(TEXTS);
    await page.press(page.texts.aboutContent.addQuestion);
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.questionAdded]));
    expect(network.calls('POST /content/questions')[0]?.body).toEqual(TEXTS);
    for (const name of Object.keys(TEXTS)) expect(field(name)).toHaveValue('');
  });

  it('are in sight at once, below those that the list shows at first', async () => {
    network.on('POST /content/questions', { status: 201, body: {} });
    const page = await openForm(language, { questions: questions(3) });
    fill(TEXTS);
    network.on('GET /content/questions', {
      body: [...questions(3), { ...TEXTS, _id: 'question-new' }],
    });
    await page.press(page.texts.aboutContent.addQuestion);
    expect(await screen.findByText(language === 'ar' ? TEXTS.arTitle : TEXTS.title)).toBeVisible();
    expect(screen.getByRole('button', { name: page.t('common.showLess') })).toBeVisible();
  });

  it('need all four texts', async () => {
    const page = await openForm(language);
    await page.press(page.texts.aboutContent.addQuestion);
    expect(await screen.findAllByText(page.texts.forms.required)).toHaveLength(4);
    expect(network.calls('POST /content/questions')).toHaveLength(0);
  });

  it('are deleted after a question that names them', async () => {
    network.on('DELETE /content/questions/question-0', { status: 204 });
    const page = await openForm(language, { questions: questions(1) });
    const name = language === 'ar' ? 'سؤال 0' : 'Question 0';
    await page.user.click(
      await screen.findByRole('button', {
        name: page.t('dashboard.aboutContent.delete', { name }),
      }),
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(name);
    network.on('GET /content/questions', { body: [] });
    const yes = within(dialog).getByRole('button', { name: page.t('common.yes') });
    const said = await waitOutUndo(() => page.user.click(yes));
    expect(said).toContain(page.texts.undo.willDelete + name);
    expect(toastTexts()).toEqual([page.texts.aboutContent.questionDeleted]);
    expect(await screen.findByText(page.texts.aboutContent.noQuestionsText)).toBeVisible();
  });
});
