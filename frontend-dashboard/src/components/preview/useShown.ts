import type { PreviewDraft } from '@manjara/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ImageOf } from '../../lib/site-preview';
import { usePreview } from './PreviewContext';

/** Shows in the preview what the form holds, as long as the preview is open. */
export function useShownForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  toDraft: (values: V, imageOf: ImageOf) => PreviewDraft,
): void {
  const { open, store } = usePreview();

  const show = useEffectEvent(() => store.show(toDraft(form.getValues(), imageOf)));

  useEffect(() => {
    if (!open) return;
    show();
    return form.subscribe({ formState: { values: true }, callback: () => show() });
  }, [open, form]);
}

/** A picture that is on its way is shown once it is stored. */
const imageOf: ImageOf = ({ picture, alt, arAlt }) =>
  picture?.kind === 'stored' ? { ...picture.image, alt: alt.trim(), arAlt: arAlt.trim() } : null;

/** Shows a list in the preview, where it has a place there. */
export function useShownItems<T>(
  toDraft: ((items: T[]) => PreviewDraft) | undefined,
  items: T[] | undefined,
): void {
  const { store } = usePreview();
  useEffect(() => {
    if (toDraft && items) store.show(toDraft(items));
  }, [store, toDraft, items]);
}
