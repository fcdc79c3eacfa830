import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { setTag, tagOf } from '../api/etags';
import { fromDraft, olderBase, toDraft } from './draft-values';
import { type Draft, dropDraft, storeDraft, takeDraft, takeStray } from './drafts';
import { signedOutElsewhere } from '../session/session-end';

/** Autosave delay in milliseconds. */
const REST = 500;

/** Functions that drop the drafts of the mounted forms, by form name. */
const openForms = new Map<string, () => void>();

/** To be called when the person has confirmed to discard the open forms. */
export const dropOpenDrafts = (): void => openForms.forEach((drop) => drop());

export interface DraftOptions<V extends FieldValues> {
  /** Key of the draft, unique per form and entity. */
  name: string;
  form: UseFormReturn<V>;
  dirty: boolean;
  /** The last loaded or saved values. */
  saved: V;
  /** Resets the form to an older base. */
  setBase: (base: V) => void;
  /** Picks the values to store; all of them by default. */
  kept?: (values: V) => Partial<V>;
  /** The ids of a list, once loaded: its form takes over the drafts of deleted items. */
  listed?: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Stores unsaved input as a draft, and restores it when the form is opened again: after a reload, a
 * crash or the end of a session. Input typed before the draft is read is not overwritten.
 */
export function useDraft<V extends FieldValues>(options: DraftOptions<V>) {
  const { name, form, dirty, saved, setBase, kept, listed } = options;
  const [restored, setRestored] = useState<{ lost: number } | null>(null);
  const timer = useRef<number>(undefined);
  const opening = useRef<Promise<void>>(undefined);

  const drop = (): void => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    dropDraft(name);
  };
  const dropNow = useEffectEvent(drop);

  const part = (values: V): Partial<V> => (kept ? kept(values) : { ...values });

  const write = useEffectEvent(() => {
    if (signedOutElsewhere()) return;
    if (dirty) storeDraft(name, toDraft(part(form.getValues()), setTag(part(saved), tagOf(saved))));
    else dropDraft(name);
  });

  const restore = useEffectEvent((draft: Draft) => {
    const current = form.getValues();
    const typed = Object.entries(current).filter(([key, value]) => !same(value, saved[key]));
    // Restore the draft's base, too, so that saves by others cause a conflict.
    const base = olderBase(draft, saved);
    if (base) setBase(base);
    const { values, lost } = fromDraft<Partial<V>>(draft, part(base ?? saved));
    form.reset({ ...current, ...values, ...Object.fromEntries(typed) } as DefaultValues<V>, {
      keepDefaultValues: true,
    });
    setRestored({ lost });
  });

  useEffect(() => {
    let left = false;
    /** Stores the changes that are due. */
    const flush = () => {
      if (timer.current === undefined) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      write();
    };
    const schedule = () => {
      // No debounce: a crash during steady typing would lose a whole paragraph.
      timer.current ??= window.setTimeout(flush, REST);
    };
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule });
    opening.current = takeDraft(name).then((draft) => {
      if (left || !draft) return;
      restore(draft);
      schedule();
    });
    openForms.set(name, () => dropNow());
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      left = true;
      openForms.delete(name);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', flush);
      unsubscribe();
      flush();
    };
  }, [form, name]);

  /** Restores the draft of a deleted item into this form, unless it has unsaved input. */
  const takeOver = useEffectEvent(async (ids: readonly string[]) => {
    await opening.current;
    if (!same(form.getValues(), saved)) return;
    const draft = await takeStray(name, ids, (form) => openForms.has(form));
    if (!draft) return;
    const { values, lost } = fromDraft<V>(draft, saved);
    form.reset(values, { keepDefaultValues: true });
    setRestored({ lost });
    storeDraft(name, toDraft(values, saved));
  });
  const ids = listed?.join();
  useEffect(() => {
    if (ids !== undefined) void takeOver(ids.split(','));
  }, [ids]);

  return { restored, drop };
}
