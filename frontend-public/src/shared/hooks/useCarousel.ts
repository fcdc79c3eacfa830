import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Milliseconds without a scroll event after which a swipe has ended. */
const SETTLED_MS = 120;

/** A move over more slides than this is instant. */
const FAR = 4;

/** Wraps around at both ends (spec §4). */
const wrapIndex = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * A carousel on a scroll-snap track: swiping is native and works without JavaScript; this hook adds
 * buttons, arrow keys and wrap-around. In a right-to-left track both offsets and scroll positions
 * are negative, so the same code works for both directions.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  /** Whether the visitor has moved it: only then the current slide is announced. */
  const [moved, setMoved] = useState(false);
  /** Target of a running smooth scroll; the slides on its way are not current. */
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
        // A smooth scroll over many slides would fetch every picture on its way.
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

  /** Arrow keys move in the direction that they point to, in LTR and RTL. */
  const onKeyDown = (event: KeyboardEvent, dir: 'ltr' | 'rtl') => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== backward) return;
    event.preventDefault();
    move(event.key === forward ? 1 : -1);
  };

  return { index, moved, goTo, move, onKeyDown };
}
