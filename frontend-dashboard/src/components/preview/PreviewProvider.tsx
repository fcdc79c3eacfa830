import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createPreviewStore } from '../../lib/site-preview';
import { PreviewContext } from './PreviewContext';

/** What the forms and lists below it show in a preview, and whether it is open. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [store] = useState(createPreviewStore);
  const button = useRef<HTMLButtonElement>(null);
  const preview = useMemo(() => ({ open, setOpen, store, button }), [open, store]);
  return <PreviewContext value={preview}>{children}</PreviewContext>;
}
