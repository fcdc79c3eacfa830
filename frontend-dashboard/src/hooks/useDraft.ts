import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { fromDraft, olderBase, toDraft } from '../lib/draft-values';
import { setTag, tagOf } from '../lib/api/etags';
import {
  type Draft,
  dropDraft,
  keepDraft,
  type Place,
  readDraft,
  takePlace,
  takeStray,
  unusedKey,
} from '../lib/drafts';
import { signedOutElsewhere } from '../lib/session-end';

/** Autosave delay in milliseconds. */
const REST = 500;

/** Callbacks that drop the drafts of the mounted forms. */
const open = new Set<() => void>();

/** Serialises claims and releases of draft slots, so that a new form finds a released slot. */
let places: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = places.then(work);
  places = done.catch(() => undefined);
  return done;
}

/** To be called when the person has confirmed to discard the open forms. */
export const dropOpenDrafts = (): void => open.forEach((drop) => drop());

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
  const place = useRef<Promise<Place>>(null);

  const drop = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const taken = await place.current;
    if (taken) await dropDraft(taken.key);
  };

  const dropNow = useEffectEvent(() => void drop());

  const part = (values: V): Partial<V> => (kept ? kept(values) : { ...values });

  /** Unsaved input, or null. */
  const unsaved = useEffectEvent((): Draft | null =>
    dirty ? toDraft(part(form.getValues()), setTag(part(saved), tagOf(saved))) : null,
  );

  const write = useEffectEvent(async (key: string) => {
    if (signedOutElsewhere()) return;
    const draft = unsaved();
    await (draft ? keepDraft(key, draft) : dropDraft(key));
  });

  const restore = useEffectEvent((draft: Awaited<ReturnType<typeof readDraft>>) => {
    if (!draft) return;
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
    let key: string | undefined;
    let left = false;
    /** Stores the changes that are due; without a slot yet, they stay due. */
    const flush = () => {
      if (timer.current === undefined || key === undefined) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      void write(key);
    };
    const schedule = () => {
      // No debounce: a crash during steady typing would lose a whole paragraph.
      timer.current ??= window.setTimeout(flush, REST);
    };
    const dropOpen = () => dropNow();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule });
    const taken = (place.current = inTurn(() => takePlace(name)));
    void taken.then(async (own) => {
      const draft = await readDraft(own.key);
      if (left) return;
      key = own.key;
      restore(draft);
      window.clearTimeout(timer.current);
      timer.current = undefined;
      schedule();
    });
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    open.add(dropOpen);
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      left = true;
      open.delete(dropOpen);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', flush);
      unsubscribe();
      const early = key === undefined && timer.current !== undefined ? unsaved() : null;
      flush();
      void inTurn(async () => {
        const own = await taken;
        if (early) await keepDraft(await unusedKey(name, own.key), early);
        await own.leave();
      });
    };
  }, [form, name]);

  /** Restores the draft of a deleted item into this form, unless it has unsaved input. */
  const takeOver = useEffectEvent(async (ids: readonly string[]) => {
    const own = await place.current;
    if (!own || !same(form.getValues(), saved)) return;
    const stray = await takeStray(name, ids);
    const draft = stray && (await readDraft(stray.key));
    if (draft) {
      const { values, lost } = fromDraft<V>(draft, saved);
      form.reset(values, { keepDefaultValues: true });
      setRestored({ lost });
      await keepDraft(own.key, toDraft(values, saved));
    }
    if (stray) await dropDraft(stray.key);
    await stray?.leave();
  });
  const ids = listed?.join();
  useEffect(() => {
    if (ids !== undefined) void inTurn(() => takeOver(ids.split(',')));
  }, [ids]);

  return { restored, drop };
}
