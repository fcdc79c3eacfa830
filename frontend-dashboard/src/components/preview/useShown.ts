import type { PreviewDraft } from '@manjara/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { PickedPictures } from '../../lib/picked-pictures';
import { focusOf } from '../../lib/pictures';
import type { ImageOf } from '../../lib/site-preview';
import { usePreview } from './PreviewContext';

/** Shows in the preview what the form holds, as long as the preview is open. */
export function useShownForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  toDraft: (values: V, imageOf: ImageOf) => PreviewDraft,
): void {
  const { open, store } = usePreview();

  const show = useEffectEvent((pictures: PickedPictures) => {
    let undrawable = false;
    const imageOf: ImageOf = ({ picture, ...slot }) => {
      if (!picture) return null;
      const alts = { alt: slot.alt.trim(), arAlt: slot.arAlt.trim() };
      if (picture.kind === 'stored') return { ...picture.image, ...alts };
      const image = pictures.of(picture.file);
      undrawable ||= pictures.isUndrawable(picture.file);
      const focus = focusOf(picture);
      return image && { ...image, ...(focus && { focus }), ...alts };
    };
    const draft = toDraft(form.getValues(), imageOf);
    store.show(draft, undrawable);
  });

  useEffect(() => {
    if (!open) return;
    const pictures: PickedPictures = new PickedPictures(() => show(pictures));
    show(pictures);
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => show(pictures),
    });
    return () => {
      stop();
      pictures.release();
    };
  }, [open, form]);
}

/** Shows a list in the preview. */
export function useShownList<N extends 'boxes' | 'values' | 'questions'>(
  name: N,
  items: PreviewDraft[N],
): void {
  const { store } = usePreview();
  useEffect(() => {
    if (items) store.show({ [name]: items });
  }, [store, name, items]);
}
