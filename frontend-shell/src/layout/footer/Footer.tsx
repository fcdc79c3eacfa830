import { deferred } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
// With the page: the server renders the content.
import '../NetworkLinks.module.css';
import './RegistrationNumbers.module.css';
import styles from './Footer.module.css';

const useContent = deferred(() =>
  import(/* webpackChunkName: "layout" */ './FooterContent').then((it) => it.default),
);

/** Distance from the viewport at which the footer's code is loaded. */
const AHEAD = '600px';

/** On every public page; its code is loaded when it comes near or is focused. */
export function Footer() {
  const footer = useRef<HTMLElement>(null);
  const [needed, setNeeded] = useState(false);
  const content = useContent(footer, needed, {});
  useEffect(() => {
    if (!footer.current) return;
    // Layout and fonts of the footer are deferred until the page is hydrated.
    footer.current.dataset.laidOut = '';
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNeeded(true),
      { rootMargin: AHEAD },
    );
    observer.observe(footer.current);
    return () => observer.disconnect();
  }, []);
  return (
    <footer
      ref={footer}
      className={styles.footer}
      data-ground="dark"
      onFocus={() => setNeeded(true)}
      {...content}
    />
  );
}
