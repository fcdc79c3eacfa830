import 'swiper/css';
import 'swiper/css/zoom';
import Swiper from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';

/** Largest zoom by pinch; a double tap zooms to it at once. */
const MAX_RATIO = 3;

export interface PictureSwiper {
  next(): void;
  previous(): void;
  /** Toggles the zoom. */
  magnify(): void;
  destroy(): void;
}

interface Options {
  start: number;
  onChange: (index: number) => void;
  onMagnify: (magnified: boolean) => void;
}

/** Turns the pictures into a Swiper; the direction is the page's. */
export function createPictureSwiper(
  element: HTMLElement,
  { start, onChange, onMagnify }: Options,
): PictureSwiper {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const swiper = new Swiper(element, {
    modules: [Keyboard, Zoom],
    initialSlide: start,
    rewind: true,
    speed: still ? 0 : 300,
    keyboard: { enabled: true, onlyInViewport: false },
    zoom: { maxRatio: MAX_RATIO },
    on: {
      slideChange: ({ activeIndex }) => onChange(activeIndex),
      zoomChange: (_swiper, scale) => onMagnify(scale > 1),
    },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    magnify: () => swiper.zoom.toggle(),
    destroy: () => swiper.destroy(),
  };
}
