import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReview } from '../../../testing/factories';
import { renderIn } from '../../../testing/render-page';
import { Testimonials } from './Testimonials';

const reviews = [aReview(1), aReview(2), aReview(3)];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const current = () =>
  screen
    .getAllByRole('button')
    .find((button) => button.getAttribute('aria-current'))
    ?.getAttribute('aria-label');
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;

describe('the testimonials', () => {
  it('wrap around in both directions, and announce where they have moved to', async () => {
    await renderIn('en', <Testimonials reviews={reviews} />);
    expect(current()).toBe('Review 1 of 3');
    expect(announced()).toBe('');
    await press('Previous review');
    expect(current()).toBe('Review 3 of 3');
    expect(announced()).toBe('Review 3 of 3: Review 3');
    await press('Next review');
    expect(current()).toBe('Review 1 of 3');
  });

  it('go straight to a chosen review', async () => {
    await renderIn('en', <Testimonials reviews={reviews} />);
    await press('Review 2 of 3');
    expect(current()).toBe('Review 2 of 3');
  });

  it.each(['en', 'ar'] as const)('describe their pictures in %s', async (language) => {
    const alts = { en: 'A carved door', ar: 'باب منقوش' };
    const image = { ...aReview(1).image, alt: alts.en, arAlt: alts.ar };
    await renderIn(language, <Testimonials reviews={[{ ...aReview(1), image }]} />);
    expect(screen.getByRole('img', { name: alts[language] })).toBeInTheDocument();
  });

  it('lead to their project, where it is published', async () => {
    const [one, other] = [{ ...aReview(1), project: 'a'.repeat(24) }, aReview(2)];
    await renderIn('en', <Testimonials reviews={[one, other]} />);
    const links = screen.getAllByRole('link', { name: /^See the project/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      expect.stringContaining(`/project/${one.project}`),
    ]);
  });

  it('need no controls for a single review', async () => {
    await renderIn('en', <Testimonials reviews={[aReview(1)]} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Words 1')).toBeVisible();
    expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
    expect(screen.getByRole('region')).not.toHaveAttribute('aria-roledescription');
  });

  it.each([
    [8, 8],
    [9, 0],
  ])('have for %i reviews %i dots beside the two arrows', async (count, dots) => {
    const many = Array.from({ length: count }, (_, index) => aReview(index + 1));
    await renderIn('en', <Testimonials reviews={many} />);
    expect(screen.getAllByRole('button')).toHaveLength(dots + 2);
  });
});

const PLACES = {
  ar: ['الرأي ١ من ٣', 'الرأي ٢ من ٣', 'الرأي ٣ من ٣'],
  en: ['Review 1 of 3', 'Review 2 of 3', 'Review 3 of 3'],
};

describe.each([
  ['ar', 'الرأي التالي', '{ArrowLeft}', '{ArrowRight}', -1],
  ['en', 'Next review', '{ArrowRight}', '{ArrowLeft}', 1],
] as const)('along the line of reading in %s', (language, next, forward, backward, sign) => {
  const [, second, third] = PLACES[language];

  it('move by the arrow keys', async () => {
    await renderIn(language, <Testimonials reviews={reviews} />);
    screen.getByRole('button', { name: next }).focus();
    await userEvent.keyboard(forward);
    expect(current()).toBe(second);
    await userEvent.keyboard(backward + backward);
    expect(current()).toBe(third);
  });

  it('follow a swipe once it has settled', async () => {
    jest.useFakeTimers();
    const { container } = await renderIn(language, <Testimonials reviews={reviews} />);
    const track = container.querySelector('ul')!;
    Object.defineProperty(track, 'clientWidth', { value: 300 });
    // Scroll positions of a right-to-left track are negative.
    track.scrollLeft = sign * 600;
    fireEvent.scroll(track);
    act(() => jest.advanceTimersByTime(200));
    expect(current()).toBe(third);
    jest.useRealTimers();
  });

  it('scroll to the slide, so that the picture follows the button', async () => {
    const { container } = await renderIn(language, <Testimonials reviews={reviews} />);
    const track = container.querySelector('ul')!;
    Object.defineProperty(track.children[1], 'offsetLeft', { value: sign * 300 });
    track.scrollTo = jest.fn();
    await press(next);
    expect(track.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ left: sign * 300 }));
  });
});
