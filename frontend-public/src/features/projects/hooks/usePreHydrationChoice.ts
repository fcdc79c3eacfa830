import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Visitors may change the filters before hydration, when no listener is attached. On mount,
 * compares the form with the rendered labels and calls `apply` if they differ.
 */
export function usePreHydrationChoice(
  rendered: readonly string[],
  apply: (labels: string[]) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const compare = useEffectEvent(() => {
    const labels = new FormData(form.current ?? undefined).getAll('category').map(String);
    if (labels.join() !== rendered.join()) apply(labels);
  });
  useEffect(() => compare(), []);
  return form;
}
