import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A form of filters may be used before the page has come to life and anything listens to it: what
 * it says once it has, other than the labels that were rendered, is what the visitor chose.
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
