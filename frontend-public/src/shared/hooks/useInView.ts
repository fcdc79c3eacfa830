import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in the viewport, or within `margin` (a CSS length) of it. */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, margin]);
  return inView;
}
