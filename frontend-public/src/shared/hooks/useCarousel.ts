import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds without scrolling after which a swipe has settled on a slide. */
const SETTLED_MS = 120;

/** Slides over which a move is a jump. */
const FAR = 4;

/** The index that lies `step` slides further; it wraps around in both directions (spec §4). */
export const wrapIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * A carousel over a scroll-snap track: native scrolling gives swipe, touch and life without
 * JavaScript, and this hook adds the buttons, the keyboard and the wrap. Offsets of a
 * right-to-left track are negative, as its scroll positions are, so one rule serves both.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  /** Whether the visitor has moved it: only then is the current slide announced. */
  const [moved, setMoved] = useState(false);
  /** The slide that a smooth scroll is on its way to; the ones it passes do not count. */
  const target = useRef<number | null>(null);

  const goTo = useCallback(
    (next: number) => {
      const slide = track.current?.children[next] as HTMLElement | undefined;
      target.current = next;
      setIndex(next);
      setMoved(true);
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.current?.scrollTo({
        left: slide?.offsetLeft ?? 0,
        // From the last of many to the first, every picture between would be fetched on the way.
        behavior: still || Math.abs(next - index) > FAR ? 'instant' : 'smooth',
      });
    },
    [track, index],
  );

  const move = useCallback(
    (step: number) => goTo(wrapIndex(target.current ?? index, step, count)),
    [goTo, index, count],
  );

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      target.current = null;
      const width = element.clientWidth;
      if (!width) return;
      setIndex(Math.min(count - 1, Math.round(Math.abs(element.scrollLeft) / width)));
      setMoved(true);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [track, count]);

  /** The arrow keys point to where they lead on the screen, in either direction of reading. */
  const onKeyDown = (event: KeyboardEvent, dir: 'ltr' | 'rtl') => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== backward) return;
    event.preventDefault();
    move(event.key === forward ? 1 : -1);
  };

  return { index, moved, goTo, move, onKeyDown };
}
