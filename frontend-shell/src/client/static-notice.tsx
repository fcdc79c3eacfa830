import { createRoot } from 'react-dom/client';
import { StaticNotice } from '../layout/states/StaticNotice';

/** Shows a notice that the page's interactive parts could not be loaded. */
export function showStaticNotice(translate: (key: never) => string): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(<StaticNotice t={translate as (key: string) => string} />);
}
