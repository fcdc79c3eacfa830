import type { PreviewDraft } from '@manjara/contracts';
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createPreviewStore, type ImageOf, type PreviewStore } from './site-preview';

interface Preview {
  open: boolean;
  setOpen: (open: boolean) => void;
  store: PreviewStore;
  /** The button that opens the preview; gets the focus when the preview is closed. */
  button: RefObject<HTMLButtonElement | null>;
}

const PreviewContext = createContext<Preview | null>(null);

/** Provides the preview state to the forms and lists below it. */
export function PreviewProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [store] = useState(createPreviewStore);
  const button = useRef<HTMLButtonElement>(null);
  return <PreviewContext value={{ open, setOpen, store, button }}>{children}</PreviewContext>;
}

/** The preview of the current screen. */
export function usePreview(): Preview {
  const preview = use(PreviewContext);
  if (!preview) throw new Error('usePreview needs a PreviewProvider above it.');
  return preview;
}

/** Shows the form's values in the preview while it is open. */
export function useShownForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  toDraft: (values: V, imageOf: ImageOf) => PreviewDraft,
): void {
  const { open, store } = usePreview();

  const show = useEffectEvent(() =>
    store.set({ ...store.get(), ...toDraft(form.getValues(), imageOf) }),
  );

  useEffect(() => {
    if (!open) return;
    show();
    return form.subscribe({ formState: { values: true }, callback: () => show() });
  }, [open, form]);
}

/** Pictures are shown once they are stored. */
const imageOf: ImageOf = ({ picture, alt, arAlt }) =>
  picture?.kind === 'stored' ? { ...picture.image, alt: alt.trim(), arAlt: arAlt.trim() } : null;

/** Shows a list in the preview if the page contains it. */
export function useShownItems<T>(
  toDraft: ((items: T[]) => PreviewDraft) | undefined,
  items: T[] | undefined,
): void {
  const { store } = usePreview();
  useEffect(() => {
    if (toDraft && items) store.set({ ...store.get(), ...toDraft(items) });
  }, [store, toDraft, items]);
}
