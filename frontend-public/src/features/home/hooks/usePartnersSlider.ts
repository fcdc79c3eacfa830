import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../../shared/hooks/useInView';
import type { PartnersSlider } from '../components/partners-swiper';

/** How far ahead of the viewport the slider's code is fetched. */
const AHEAD = '400px';

/**
 * Brings the slider to life when it nears the viewport; until then, and where its code cannot be
 * had, the row stays as it is; so does a row of a single logo, which has nothing to pass by.
 */
export function usePartnersSlider(
  element: RefObject<HTMLElement | null>,
  { wanted, moving }: { wanted: boolean; moving: boolean },
): { near: boolean; slider: PartnersSlider | null } {
  const [slider, setSlider] = useState<PartnersSlider | null>(null);
  const [near, setNear] = useState(false);
  const close = useInView(element, AHEAD);
  const visible = useInView(element);

  if (wanted && close && !near) setNear(true);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    let made: PartnersSlider | undefined;
    import(/* webpackChunkName: "swiper" */ '../components/partners-swiper').then(
      ({ createPartnersSlider }) => {
        if (gone || !element.current) return;
        made = createPartnersSlider(element.current);
        setSlider(made);
      },
      // The page loses nothing that a visitor must be told; for us it is a fact to know (spec §8).
      (error: unknown) => console.warn('The partners stay a plain row.', error),
    );
    return () => {
      gone = true;
      made?.destroy();
    };
  }, [near, element]);

  useEffect(() => slider?.setMoving(moving && visible), [slider, moving, visible]);

  return { near, slider };
}
