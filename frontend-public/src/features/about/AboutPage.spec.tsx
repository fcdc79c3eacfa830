import type { Question, Value } from '@manjara/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi } from '../../testing/fake-api';
import { renderPage } from '../../testing/render-page';

const about = { mainText: 'Wood is our word.', arMainText: 'الخشب كلمتنا.', images: [] };
const image = (name: string) => ({ url: `/api/files/${name}.jpg`, alt: name });
const questions: Question[] = Array.from({ length: 7 }, (_, index) => ({
  _id: String(index),
  title: `Question ${index}`,
  arTitle: `سؤال ${index}`,
  description: `Answer ${index}`,
  arDescription: `جواب ${index}`,
}));
const values: Value[] = Array.from({ length: 6 }, (_, index) => ({
  _id: String(index),
  image: `/api/files/value-${index}.jpg`,
  alt: '',
  arAlt: '',
  value: `Value ${index}`,
  arValue: `قيمة ${index}`,
}));

describe.each([
  {
    language: 'ar',
    first: 'الخشب',
    questions: 'ما الذي يميّزنا',
    question: 'سؤال',
    more: 'عرض المزيد',
    less: 'عرض أقل',
    failed: 'تعذّر تحميل البيانات. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    language: 'en',
    first: 'Wood',
    questions: 'What makes us different',
    question: 'Question',
    more: 'Show more',
    less: 'Show less',
    failed: 'Failed to fetch data. Please try again later.',
  },
] as const)('about in $language', (text) => {
  const asked = () => screen.getAllByRole('heading', { name: new RegExp(`^${text.question}`) });

  it('highlights the first word of its headline', async () => {
    fakeApi({ '/content/about': about });
    await renderPage('/about', text.language);
    const headline = screen.getByRole('heading', { level: 1 });
    expect(headline).toHaveTextContent(text.language === 'ar' ? about.arMainText : about.mainText);
    expect(headline.querySelector('mark')).toHaveTextContent(new RegExp(`^${text.first}$`));
  });

  it.each([
    [0, [null, null, null, null]],
    [2, [null, image('a'), null, image('b')]],
    [4, [image('a'), image('b'), image('c'), image('d')]],
    [4, [image('a'), image('b'), image('c'), image('d'), image('e')]],
  ])('shows %i pictures, and makes no room for empty slots', async (count, images) => {
    fakeApi({ '/content/about': { ...about, images } });
    const { container } = await renderPage('/about', text.language);
    expect(screen.queryAllByRole('img')).toHaveLength(count);
    expect(container.querySelectorAll('.pictures')).toHaveLength(count ? 1 : 0);
  });

  it('folds the seventh value away, and has it in the page for who has no script', async () => {
    const seventh = { ...values[0]!, _id: '6', value: 'Value 6', arValue: 'قيمة 6' };
    fakeApi({ '/content/about': about, '/content/values': [...values, seventh] });
    await renderPage('/about', text.language);
    const folded = screen.getByText(text.language === 'ar' ? 'قيمة 6' : 'Value 6');
    expect(folded.closest('li')).toHaveAttribute('hidden');
    await userEvent.click(screen.getByRole('button', { name: text.more }));
    expect(folded.closest('li')).not.toHaveAttribute('hidden');
  });

  it('shows six questions, then all, then six again', async () => {
    fakeApi({ '/content/about': about, '/content/questions': questions });
    await renderPage('/about', text.language);
    expect(asked()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: text.more }));
    expect(asked()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: text.less }));
    expect(asked()).toHaveLength(6);
  });

  it('has no toggle for six values', async () => {
    fakeApi({ '/content/about': about, '/content/values': values });
    await renderPage('/about', text.language);
    expect(screen.queryByRole('button', { name: text.more })).toBeNull();
  });

  it('opens each answer on its own', async () => {
    fakeApi({ '/content/about': about, '/content/questions': questions });
    await renderPage('/about', text.language);
    const [first, second] = asked().map((heading) => heading.closest('details')!);
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    expect([first!.open, second!.open]).toEqual([true, true]);
  });

  it('is silent about lists, and speaks about its content', async () => {
    fakeApi({ '/content/about': failure(500), '/content/values': failure(500) });
    const { toasts } = await renderPage('/about', text.language);
    expect(toasts).toEqual([`error: ${text.failed}`]);
    expect(screen.queryByRole('heading', { name: text.questions })).toBeNull();
  });
});
