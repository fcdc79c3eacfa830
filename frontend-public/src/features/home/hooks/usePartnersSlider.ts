import { type RefObject, useEffect, useState } from 'react';
import { useInView } from '../../../shared/hooks/useInView';
import type { PartnersSlider } from '../components/partners-swiper';

/** Distance from the viewport at which Swiper is fetched. */
const AHEAD = '400px';

/**
 * Loads Swiper when the row comes near the viewport. The row stays static until then, if loading
 * fails, and if it has only one logo.
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
    let cancelled = false;
    let made: PartnersSlider | undefined;
    import(/* webpackChunkName: "swiper" */ '../components/partners-swiper').then(
      ({ createPartnersSlider }) => {
        if (cancelled || !element.current) return;
        made = createPartnersSlider(element.current);
        setSlider(made);
      },
      // Only logged: the static row shows all partners, too (spec §8).
      (error: unknown) => console.warn('The slider of the partners could not be loaded.', error),
    );
    return () => {
      cancelled = true;
      made?.destroy();
    };
  }, [near, element]);

  useEffect(() => slider?.setMoving(moving && visible), [slider, moving, visible]);

  return { near, slider };
}
