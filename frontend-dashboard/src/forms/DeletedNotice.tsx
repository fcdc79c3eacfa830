import { useText } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { Notice } from '../page/Notice';

/** Says that the edited item was deleted elsewhere, and scrolls into view. */
export function DeletedNotice({ offer }: { offer: 'draft' | 'anew' }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // Chromium's scroll methods return promises, which are no cleanup.
  useEffect(() => void box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box}>
      <Notice tone="warning">{t(`dashboard.forms.gone.${offer}`)}</Notice>
    </div>
  );
}
