import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Visitors may change the filters before hydration, when no listener is attached. On mount,
 * compares the form with the rendered labels and calls `take` if they differ.
 */
export function useEarlyChoice(
  rendered: readonly string[],
  take: (labels: string[]) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const compare = useEffectEvent(() => {
    const said = new FormData(form.current ?? undefined).getAll('category').map(String);
    if (said.join() !== rendered.join()) take(said);
  });
  useEffect(() => compare(), []);
  return form;
}
