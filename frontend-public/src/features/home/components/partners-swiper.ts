import 'swiper/css';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/**
 * Values of spec §9. `slidesPerView: 8` is its default; the breakpoints override it at every width.
 */
export const PARTNERS_SLIDER = {
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  loop: true,
  // Otherwise a step that a busy device rejects stops the autoplay for good.
  loopPreventsSliding: false,
  slidesPerView: 8,
  breakpoints: {
    0: { slidesPerView: 2 },
    768: { slidesPerView: 4 },
    1024: { slidesPerView: 5 },
    1280: { slidesPerView: 6 },
  },
  // Without waiting for the transition: a step every 1000 ms, not every 1300 ms.
  autoplay: { delay: 1000, waitForTransition: false, disableOnInteraction: false },
} as const;

/** Turns the static row into a slider; the direction is the page's. */
export function createPartnersSlider(element: HTMLElement) {
  const swiper = new Swiper(element, { modules: [Autoplay], ...PARTNERS_SLIDER });
  swiper.autoplay.stop();
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    /** Starts or stops the autoplay. */
    setMoving(moving: boolean) {
      if (moving !== swiper.autoplay.running) swiper.autoplay[moving ? 'start' : 'stop']();
    },
    destroy: () => swiper.destroy(),
  };
}

export type PartnersSlider = ReturnType<typeof createPartnersSlider>;
