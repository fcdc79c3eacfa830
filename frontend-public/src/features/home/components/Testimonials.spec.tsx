import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../../testing/factories';
import { renderIn } from '../../../testing/render-page';
import { wrapIndex } from '../../../shared/hooks/useCarousel';
import { Testimonials } from './Testimonials';

const reviews = [aReview(1), aReview(2), aReview(3)];

it.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
  [1, -1, 0],
])('wraps from %i by %i to %i', (from, step, to) => {
  expect(wrapIndex(from, step, 3)).toBe(to);
});

describe.each([
  {
    language: 'ar',
    next: 'الرأي التالي',
    previous: 'الرأي السابق',
    place: (number: string) => `الرأي ${number} من ٣`,
    digits: ['١', '٢', '٣'],
    forward: '{ArrowLeft}',
    backward: '{ArrowRight}',
    title: 'رأي 3',
  },
  {
    language: 'en',
    next: 'Next review',
    previous: 'Previous review',
    place: (number: string) => `Review ${number} of 3`,
    digits: ['1', '2', '3'],
    forward: '{ArrowRight}',
    backward: '{ArrowLeft}',
    title: 'Review 3',
  },
] as const)('testimonials in $language', (text) => {
  const current = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.ariaCurrent || button.getAttribute('aria-current'))[0]
      ?.getAttribute('aria-label');
  const at = (index: number) => text.place(text.digits[index]!);
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

  it('begins with the first and says nothing by itself', async () => {
    await renderIn(text.language, <Testimonials reviews={reviews} />);
    expect(current()).toBe(at(0));
    expect(announced()).toBe('');
  });

  it('wraps around in both directions', async () => {
    await renderIn(text.language, <Testimonials reviews={reviews} />);
    await userEvent.click(screen.getByRole('button', { name: text.previous }));
    expect(current()).toBe(at(2));
    await userEvent.click(screen.getByRole('button', { name: text.next }));
    expect(current()).toBe(at(0));
  });

  it('announces the review that it has moved to', async () => {
    await renderIn(text.language, <Testimonials reviews={reviews} />);
    await userEvent.click(screen.getByRole('button', { name: text.previous }));
    expect(announced()).toBe(`${at(2)}: ${text.title}`);
  });

  it('moves by the arrow keys along the line of reading', async () => {
    await renderIn(text.language, <Testimonials reviews={reviews} />);
    screen.getByRole('button', { name: text.next }).focus();
    await userEvent.keyboard(text.forward);
    expect(current()).toBe(at(1));
    await userEvent.keyboard(text.backward + text.backward);
    expect(current()).toBe(at(2));
  });

  it('goes straight to a chosen review', async () => {
    await renderIn(text.language, <Testimonials reviews={reviews} />);
    await userEvent.click(screen.getByRole('button', { name: at(1) }));
    expect(current()).toBe(at(1));
  });

  it('follows a swipe once it has settled', async () => {
    jest.useFakeTimers();
    const { container } = await renderIn(text.language, <Testimonials reviews={reviews} />);
    const track = container.querySelector('ul')!;
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    // A right-to-left track counts its scroll positions below zero.
    track.scrollLeft = text.language === 'ar' ? -600 : 600;
    fireEvent.scroll(track);
    act(() => jest.advanceTimersByTime(200));
    expect(current()).toBe(at(2));
    jest.useRealTimers();
  });

  it('scrolls to the slide, so that the picture follows the button', async () => {
    const { container } = await renderIn(text.language, <Testimonials reviews={reviews} />);
    const track = container.querySelector('ul')!;
    const offset = text.language === 'ar' ? -300 : 300;
    Object.defineProperty(track.children[1], 'offsetLeft', { value: offset });
    track.scrollTo = jest.fn();
    await userEvent.click(screen.getByRole('button', { name: text.next }));
    expect(track.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: offset }));
  });
});

it('needs no controls for a single review', async () => {
  await renderIn('en', <Testimonials reviews={[aReview(1)]} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText('Words 1')).toBeVisible();
  expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
  expect(screen.getByRole('region')).not.toHaveAttribute('aria-roledescription');
});

it.each([
  [8, 8],
  [9, 0],
])('has for %i reviews %i dots beside the two arrows', async (count, dots) => {
  const many = Array.from({ length: count }, (_, index) => aReview(index + 1));
  await renderIn('en', <Testimonials reviews={many} />);
  expect(screen.getAllByRole('button')).toHaveLength(dots + 2);
});

it.each([
  [420, false],
  [421, true],
])('sets a text of %i characters smaller: %s', async (length, long) => {
  const review = { ...aReview(1), description: 'x'.repeat(length) };
  await renderIn('en', <Testimonials reviews={[review]} />);
  expect(screen.getByText(review.description).hasAttribute('data-long')).toBe(long);
});
