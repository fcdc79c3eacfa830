import { useText } from '@manjara/platform';
import { useEffect, useRef } from 'react';
import { Notice } from './Notice';

/** Says that the edited item is gone. It appears after a save, maybe far below, so it is shown. */
export function GoneNotice({ offer }: { offer: 'draft' | 'anew' }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={box}>
      <Notice tone="warning">{t(`dashboard.forms.gone.${offer}`)}</Notice>
    </div>
  );
}
