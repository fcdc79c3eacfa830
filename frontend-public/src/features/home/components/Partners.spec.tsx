import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type Swiper from 'swiper';
import { aPartner } from '../../../testing/factories';
import { renderIn } from '../../../testing/render-page';
import { intersect, preferReducedMotion } from '../../../testing/setup';
import { Partners } from './Partners';
import { PARTNERS_SLIDER } from './partners-swiper';

const partners = [aPartner(1), aPartner(2), aPartner(3)];

const row = () => screen.getByRole('group');
const slider = () => (row() as HTMLElement & { swiper?: Swiper }).swiper;
const slides = () => row().querySelectorAll('li');

async function reach(): Promise<Swiper> {
  intersect('visible');
  await waitFor(() => expect(slider()?.initialized).toBe(true));
  await screen.findByRole('button');
  return slider()!;
}

beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { value: 1440, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

it('moves by the numbers of the specification', () => {
  expect(PARTNERS_SLIDER).toMatchObject({
    autoplay: { delay: 1000, waitForTransition: false },
    loop: true,
    speed: 300,
    threshold: 5,
    longSwipesMs: 300,
    slidesPerView: 8,
  });
});

it.each([
  [767, 2],
  [768, 4],
  [1023, 4],
  [1024, 5],
  [1279, 5],
  [1280, 6],
])('shows at %i px wide %i logos at a time', async (width, count) => {
  window.innerWidth = width;
  await renderIn('en', <Partners partners={partners} />);
  const { params } = await reach();
  expect(params.slidesPerView).toBe(count);
  window.innerWidth = 1024;
});

it('leaves a single logo where it is', async () => {
  await renderIn('en', <Partners partners={[aPartner(1)]} />);
  intersect('visible');
  await act(async () => {});
  expect(slides()).toHaveLength(1);
  expect(slider()).toBeUndefined();
  expect(row()).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says in which language the one name of each logo is', async () => {
  const arabic = { ...aPartner(2), image: { ...aPartner(2).image, alt: 'دار نخلة' } };
  await renderIn('en', <Partners partners={[aPartner(1), arabic]} />);
  const languages = screen.getAllByRole('img').map((logo) => logo.getAttribute('lang'));
  expect(languages).toEqual(['en', 'ar']);
});

describe('the logos', () => {
  it('are a plain row that can be scrolled, then a slider that moves in the viewport', async () => {
    await renderIn('en', <Partners partners={partners} />);
    expect(slides()).toHaveLength(3);
    expect(row()).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).toBeNull();
    intersect('near');
    await waitFor(() => expect(slider()?.initialized).toBe(true));
    expect(slider()!.autoplay.running).toBe(false);
    intersect('visible');
    expect(slider()!.autoplay.running).toBe(true);
    intersect('away');
    expect(slider()!.autoplay.running).toBe(false);
  });

  it('have copies enough for the loop, which assistive technology does not read', async () => {
    await renderIn('en', <Partners partners={partners} />);
    await reach();
    expect(slides().length).toBeGreaterThan(16);
    expect(within(row()).getAllByRole('img')).toHaveLength(3);
  });

  it('stop and move on by their button', async () => {
    await renderIn('en', <Partners partners={partners} />);
    const swiper = await reach();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(swiper.autoplay.running).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(swiper.autoplay.running).toBe(true);
  });

  it('pause while hovered or focused', async () => {
    await renderIn('en', <Partners partners={partners} />);
    const swiper = await reach();
    await userEvent.hover(row());
    expect(swiper.autoplay.running).toBe(false);
    await userEvent.unhover(row());
    expect(swiper.autoplay.running).toBe(true);
    act(() => row().focus());
    expect(swiper.autoplay.running).toBe(false);
  });

  it('do not move by themselves with reduced motion', async () => {
    preferReducedMotion();
    await renderIn('en', <Partners partners={partners} />);
    const swiper = await reach();
    expect(swiper.autoplay.running).toBe(false);
  });

  it.each([
    ['ar', '{ArrowLeft}', '{ArrowRight}', true],
    ['en', '{ArrowRight}', '{ArrowLeft}', false],
  ] as const)('move along the line of reading in %s', async (language, forward, back, rtl) => {
    await renderIn(language, <Partners partners={partners} />);
    // jsdom does not inherit `direction` from the document as a browser does.
    row().style.direction = document.documentElement.dir;
    const swiper = await reach();
    expect(swiper.rtl).toBe(rtl);
    const next = jest.spyOn(swiper, 'slideNext');
    const previous = jest.spyOn(swiper, 'slidePrev');
    act(() => row().focus());
    await userEvent.keyboard(forward);
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard(back);
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 1]);
  });
});
