import { createRoot } from 'react-dom/client';
import { StaticNotice } from '../layout/states/StaticNotice';

/** Says, above a page that stays static, that its interactive parts cannot be reached. */
export function showStaticNotice(translate: (key: never) => string): void {
  const host = document.createElement('div');
  document.body.prepend(host);
  createRoot(host).render(<StaticNotice t={translate as (key: string) => string} />);
}
