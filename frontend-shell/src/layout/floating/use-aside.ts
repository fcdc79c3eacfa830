import { useLocation } from '@manjara/platform';
import { type RefObject, useEffect, useState } from 'react';

/** Pixels of scrolling that tell a direction from a tremble of the finger. */
const DELIBERATE_PX = 8;

/** What is filled in or holds the same way to write: nothing may lie upon it. */
const KEPT_FREE = 'main form, footer';

function liesOverContent(control: Element): boolean {
  const own = control.getBoundingClientRect();
  return [...document.querySelectorAll(KEPT_FREE)].some((element) => {
    const other = element.getBoundingClientRect();
    return (
      other.top < own.bottom &&
      other.bottom > own.top &&
      other.left < own.right &&
      other.right > own.left
    );
  });
}

/**
 * Whether the control should step aside: while somebody scrolls down to read, until they turn
 * back, and wherever it would lie over a form or the footer.
 */
export function useAside(control: RefObject<Element | null>): boolean {
  const { pathname } = useLocation();
  const [aside, setAside] = useState(false);
  useEffect(() => {
    let turn = window.scrollY;
    let down = false;
    const update = () => {
      const y = window.scrollY;
      if (Math.abs(y - turn) >= DELIBERATE_PX || y <= 0) {
        down = y > turn;
        turn = y;
      }
      setAside(down || (control.current !== null && liesOverContent(control.current)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [control, pathname]);
  return aside;
}
