import { pageAddress } from '@manjara/platform';
import type { Question, Value } from '@manjara/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, mockApi } from '../../testing/network';
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

describe('about', () => {
  const asked = () => screen.getAllByRole('heading', { name: new RegExp(`^Question \\d`) });

  it.each([
    [0, [null, null, null, null]],
    [2, [null, image('a'), null, image('b')]],
    [4, [image('a'), image('b'), image('c'), image('d'), image('e')]],
  ])('shows %i pictures, and makes no room for empty slots', async (count, images) => {
    mockApi({ '/content/about': { ...about, images } });
    const { container } = await renderPage('/about', 'en');
    expect(screen.queryAllByRole('img')).toHaveLength(count);
    const list = container.querySelector('.grid[data-count]');
    expect(list?.getAttribute('data-count') ?? '0').toBe(String(count));
  });

  it('folds the seventh value, but has it in the HTML', async () => {
    const seventh = { ...values[0]!, _id: '6', value: 'Value 6', arValue: 'قيمة 6' };
    mockApi({ '/content/about': about, '/content/values': [...values, seventh] });
    await renderPage('/about', 'en');
    const folded = screen.getByText('Value 6');
    expect(folded.closest('li')).toHaveAttribute('hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(folded.closest('li')).not.toHaveAttribute('hidden');
  });

  it('shows six questions, then all, then six again', async () => {
    mockApi({ '/content/about': about, '/content/questions': questions });
    await renderPage('/about', 'en');
    expect(asked()).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(asked()).toHaveLength(7);
    const toggle = screen.getByRole('button', { name: 'Show less' });
    await userEvent.click(toggle);
    expect(asked()).toHaveLength(6);
  });

  it('has no toggle for six values', async () => {
    mockApi({ '/content/about': about, '/content/values': values });
    await renderPage('/about', 'en');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('opens each answer on its own', async () => {
    mockApi({ '/content/about': about, '/content/questions': questions });
    await renderPage('/about', 'en');
    const [first, second] = asked().map((heading) => heading.closest('details')!);
    await userEvent.click(first!.querySelector('summary')!);
    await userEvent.click(second!.querySelector('summary')!);
    expect([first!.open, second!.open]).toEqual([true, true]);
  });

  it('omits sections whose list failed to load', async () => {
    mockApi({ '/content/about': about, '/content/values': failure(500), '/content/questions': [] });
    const { toasts } = await renderPage('/about', 'en');
    expect(toasts).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Request a quote' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error with a retry when nothing could be loaded', async () => {
    const answers: Record<string, unknown> = {
      '/content/about': failure(500),
      '/content/values': failure(500),
      '/content/questions': failure(500),
    };
    mockApi(answers);
    const { toasts } = await renderPage('/about', 'en');
    expect(toasts).toEqual([`error: Failed to fetch data. Please try again later.`]);
    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
    answers['/content/about'] = about;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wood')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('links to the projects and the request for a quote', async () => {
    mockApi({ '/content/about': about });
    await renderPage('/about', 'en');
    const closing = within(
      screen.getByRole('region', { name: 'See the work, then tell us about yours' }),
    );
    expect(closing.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      pageAddress('', '/projects', 'en'),
      pageAddress('', '/quote', 'en'),
    ]);
  });
});

it.each([
  ['«منجرة» بيت خشب', 'منجرة', 'ar'],
  ['— Wood: our word', 'Wood', 'en'],
  ['Master-made, by hand', 'Master-made', 'en'],
] as const)('highlights in “%s” the word itself', async (mainText, word, language) => {
  mockApi({ '/content/about': { ...about, mainText, arMainText: mainText } });
  await renderPage('/about', language);
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline).toHaveTextContent(mainText);
  expect(headline.querySelector('mark')).toHaveTextContent(new RegExp(`^${word}$`));
});

it('has a default headline', async () => {
  mockApi({ '/content/about': { mainText: '   ', arMainText: '', images: [] } });
  await renderPage('/about', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Manjara makes joinery/);
});

it('marks the language of a description that is stored once for both', async () => {
  const images = [image('a'), { ...image('b'), alt: 'باب من الساج' }];
  mockApi({ '/content/about': { ...about, images } });
  await renderPage('/about', 'en');
  expect(screen.getAllByRole('img').map(({ lang }) => lang)).toEqual(['en', 'ar']);
});
