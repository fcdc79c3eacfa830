import { createContext, type RefObject, use } from 'react';
import type { PreviewStore } from '../../lib/site-preview';

export interface PreviewHandle {
  open: boolean;
  setOpen: (open: boolean) => void;
  store: PreviewStore;
  /** What opens it, for the focus when it is closed. */
  button: RefObject<HTMLButtonElement | null>;
}

export const PreviewContext = createContext<PreviewHandle | null>(null);

/** The preview of the screen that this is part of. */
export function usePreview(): PreviewHandle {
  const preview = use(PreviewContext);
  if (!preview) throw new Error('usePreview needs a PreviewProvider above it.');
  return preview;
}
