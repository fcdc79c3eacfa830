import type { Question } from '@manjara/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anImage } from '../../testing/fixtures';
import { network, refusal, urlOf } from '../../testing/network';
import { open } from '../../testing/render';
import { toastTexts } from '../../testing/toasts';
import { field, type } from '../../testing/form';

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
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    _id: `question-${index}`,
    title: `Question ${index}`,
    arTitle: `سؤال ${index}`,
    description: 'Because.',
    arDescription: 'لأن.',
  }));

const SAVE = 'POST /content/about';

async function openForm(asked: Question[] = []) {
  network.on('GET /content/about', { body: CONTENT });
  network.on('GET /content/values', { body: [] });
  network.on('GET /content/questions', { body: asked });
  const page = await open('/dashboard/content/about');
  await waitFor(() => expect(field('mainText')).toBeInTheDocument());
  const { t, user, texts } = page;
  const slot = (name: string) => screen.getByRole('group', { name });
  return {
    ...page,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    image: (place: number) =>
      t('dashboard.aboutContent.imageAt', {
        place: String(place),
      }),
    slot,
    drop: (name: string, file: File) =>
      fireEvent.drop(
        within(slot(name)).getByRole('button', { name: new RegExp(texts.pictures.choose) }),
        { dataTransfer: { files: [file], types: ['Files'] } },
      ),
  };
}

describe('the about content', () => {
  it('saves the texts and only the pictures that have changed', async () => {
    network.on(SAVE, {});
    const page = await openForm();
    expect(field('arMainText')).toHaveValue(CONTENT.arMainText);
    type({ mainText: 'Wood first' });
    page.drop(page.image(2), anImage('two.png'));
    const remove = page.t('dashboard.pictures.remove', { name: page.image(3) });
    await page.user.click(within(page.slot(page.image(3))).getByRole('button', { name: remove }));
    await page.press(page.t('common.save'));
    await waitFor(() => expect(toastTexts()).toEqual([page.texts.aboutContent.saved]));
    const body = network.calls(SAVE).at(-1)?.body as FormData;
    expect(Object.fromEntries(body)).toMatchObject({
      mainText: 'Wood first',
      arMainText: CONTENT.arMainText,
      'images[0]_alt': 'Planes',
      'images[0]_arAlt': 'فارات',
      'images[1]': urlOf('two.png'),
      'images[2]': '',
    });
    expect([body.has('images[0]'), body.has('images[3]')]).toEqual([false, false]);
  });

  it("shows the server's errors beside the slot", async () => {
    network.on(
      SAVE,
      refusal(400, 'Check the pictures.', [{ field: 'images[2]_arAlt', message: 'Too long.' }]),
    );
    const page = await openForm();
    await page.press(page.t('common.save'));
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(field('images.2.arAlt')).toHaveFocus();
    expect(toastTexts()).toEqual(['Check the pictures.']);
  });
});

describe('the questions', () => {
  const TEXTS = {
    title: 'Do you deliver?',
    arTitle: 'هل توصلون؟',
    description: 'Everywhere.',
    arDescription: 'إلى كل مكان.',
  };

  it('are in sight at once, below those that the list shows at first', async () => {
    network.on('POST /content/questions', { status: 201, body: {} });
    const page = await openForm(questions(3));
    type(TEXTS);
    network.on('GET /content/questions', {
      body: [...questions(3), { ...TEXTS, _id: 'question-new' }],
    });
    await page.press(page.texts.aboutContent.questionList.add);
    expect(await screen.findByText(TEXTS.title)).toBeVisible();
    expect(screen.getByRole('button', { name: page.t('common.showLess') })).toBeVisible();
  });
});
