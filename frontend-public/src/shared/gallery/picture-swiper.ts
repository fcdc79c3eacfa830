import 'swiper/css';
import 'swiper/css/zoom';
import Swiper from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';

/** Largest zoom by pinch; a double tap zooms to it at once. */
const MAX_RATIO = 3;

interface Options {
  start: number;
  onChange: (index: number) => void;
  onMagnify: (magnified: boolean) => void;
}

/** A phone held upright, on which a wide picture would be a strip. */
const UPRIGHT = '(max-width: 767.98px) and (orientation: portrait) and (pointer: coarse)';
/** A picture that is nearly as tall as the stage stays whole. */
const WORTH_FILLING = 1.25;

/** Makes the zoom's target as large as its picture, so that one cannot pan beside it. */
function fitTargets(element: HTMLElement): void {
  for (const target of element.querySelectorAll<HTMLElement>('.swiper-zoom-target')) {
    const picture = target.querySelector<HTMLImageElement>('img:last-of-type');
    const [width, height] = [
      Number(picture?.getAttribute('width')),
      Number(picture?.getAttribute('height')),
    ];
    if (width && height) target.style.setProperty('--ratio', String(width / height));
  }
}

/** Shows the current picture as tall as the stage: the finger pans it, and at its edge turns on. */
function fillUpright(swiper: Swiper): void {
  if (!matchMedia(UPRIGHT).matches || swiper.zoom.scale > 1) return;
  const slide = swiper.slides[swiper.activeIndex];
  const target = slide?.querySelector<HTMLElement>('.swiper-zoom-target');
  if (!slide || !target?.offsetHeight) return;
  const ratio = Math.min(MAX_RATIO, slide.offsetHeight / target.offsetHeight);
  if (ratio < WORTH_FILLING) return;
  target.parentElement?.setAttribute('data-swiper-zoom', ratio.toFixed(2));
  swiper.zoom.in();
}

/** Turns the pictures into a Swiper; the direction is the page's. */
export function createPictureSwiper(element: HTMLElement, { start, onChange, onMagnify }: Options) {
  fitTargets(element);
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
      slideChangeTransitionEnd: (swiper) => !still && fillUpright(swiper),
      zoomChange: (_swiper, scale) => onMagnify(scale > 1),
    },
  });
  if (!still) fillUpright(swiper);
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    /** Toggles the zoom. */
    magnify: () => swiper.zoom.toggle(),
    destroy: () => void swiper.destroy(),
  };
}

export type PictureSwiper = ReturnType<typeof createPictureSwiper>;
