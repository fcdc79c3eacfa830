import 'swiper/css';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** The slider's numbers (spec §9): 8 by default, though the breakpoints leave no width to it. */
export const PARTNERS_SLIDER = {
  speed: 300,
  threshold: 5,
  longSwipesMs: 300,
  loop: true,
  // The autoplay counts from step to step: one that a busy device refuses would be the last.
  loopPreventsSliding: false,
  slidesPerView: 8,
  breakpoints: {
    0: { slidesPerView: 2 },
    768: { slidesPerView: 4 },
    1024: { slidesPerView: 5 },
    1280: { slidesPerView: 6 },
  },
  // Every 1000 ms from step to step; else the pause would begin only after the step's 300 ms.
  autoplay: { delay: 1000, waitForTransition: false, disableOnInteraction: false },
} as const;

export interface PartnersSlider {
  next(): void;
  previous(): void;
  /** Starts or stops the movement of its own accord. */
  setMoving(moving: boolean): void;
  destroy(): void;
}

/** Turns the static row into the slider; the direction is that of the page. */
export function createPartnersSlider(element: HTMLElement): PartnersSlider {
  const swiper = new Swiper(element, { modules: [Autoplay], ...PARTNERS_SLIDER });
  swiper.autoplay.stop();
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setMoving(moving) {
      if (moving !== swiper.autoplay.running) swiper.autoplay[moving ? 'start' : 'stop']();
    },
    destroy: () => swiper.destroy(),
  };
}
