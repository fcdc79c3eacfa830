import { useText } from '@manjara/platform';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { CHANGED_MEANWHILE, ifMatch, isOvertaken } from '../lib/api/etags';
import { fieldErrors } from '../lib/api/failure';
import { ignoreSecondTap, SECOND_TAP } from '../lib/second-tap';
import type { Subject } from '../lib/subject';
import { type ToastTexts, withToast } from '../lib/with-toast';
import { type Stored, useConflict } from './useConflict';
import { useDraft } from './useDraft';
import { useReadAnew } from './useReadAnew';
import { type Transfer, useSending } from './useSending';

export interface SavedFormOptions<V extends FieldValues> {
  /** Under which a draft is kept. */
  name: string;
  /** What it sends, for sentences about it. */
  subject: Subject;
  /** What the form holds at first, and again when it was read anew and the form is untouched. */
  initial: V;
  /** Absent where something new is added. */
  stored?: Stored<V>;
  /** Sends the values and answers what the form holds from then on. */
  save: (values: V, saved: V, transfer: Transfer) => Promise<V>;
  /** Fields that change nothing by themselves, e.g. one that browsers fill in. */
  passive?: readonly FieldPath<V>[];
  /** The part of the values that a draft may hold; all of them by default. */
  drafted?: (values: V) => Partial<V>;
  /** The form's field that a field of the API belongs to; the one of the same name by default. */
  fieldFor?: (apiField: string) => FieldPath<V> | null;
  texts: Pick<ToastTexts, 'pending' | 'success'> & Partial<Omit<ToastTexts, 'id'>>;
  /** Called when the values have been saved and the form is clean again, so that it may be left. */
  onSaved?: () => void;
}

/** How values are saved, and what is said about it. */
export type SaveWay<V extends FieldValues> = Pick<
  SavedFormOptions<V>,
  'save' | 'texts' | 'onSaved'
>;

/** The state of a form and how it is saved: its toasts, faults, progress and draft (spec §4, §8). */
export function useSavedForm<V extends FieldValues>(options: SavedFormOptions<V>) {
  const { name, subject, initial, stored, passive } = options;
  const isActive = ([field, changed]: [string, unknown]) =>
    Boolean(changed) && !passive?.some((path) => path === field);
  const t = useText();
  const { send, ...sending } = useSending();
  const toastId = `form-${name}`;
  const [saved, setSaved] = useState(initial);
  const form = useForm<V>({ defaultValues: saved as DefaultValues<V> });
  const { isDirty, dirtyFields } = form.formState;
  const dirty = passive ? Object.entries(dirtyFields).some(isActive) : isDirty;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saves, setSaves] = useState(0);
  const running = useRef(false);
  const savedAt = useRef(-Infinity);
  const savedBy = useRef<SaveWay<V>>(options);

  const conflict = useConflict<V>(
    stored,
    (values, over) => {
      setSaved(over);
      form.reset(over);
      form.reset(values, { keepDefaultValues: true });
      void saveValues(values, over);
    },
    toastId,
  );

  const take = (values: V): void => {
    setSaved(values);
    form.reset(values);
  };
  const untouched = !dirty && !busy && conflict.conflict === null;
  const beganWith = useReadAnew({ initial, saved, untouched, take, toastId });

  const takeBase = (base: V): void => {
    beganWith(base);
    take(base);
  };
  const draft = useDraft({ name, form, dirty, saved, takeBase, kept: options.drafted });

  async function saveOver(values: V, base: V, way: SaveWay<V>): Promise<boolean> {
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const result = await withToast(
      async () => {
        const result = await send((transfer) =>
          way.save(values, base, { ...transfer, headers: ifMatch(base) }),
        );
        // Before the success is told: a reload right after it would bring the draft back.
        await draft.drop();
        return result;
      },
      {
        id: toastId,
        failure: t('dashboard.errors.unexpected'),
        cancelled: t('dashboard.sending.cancelled'),
        ...way.texts,
        explained: stored && CHANGED_MEANWHILE,
      },
    );
    if (!result.ok && stored && isOvertaken(result.error)) {
      const over = await conflict.meet(result.error, values, base);
      setBusy(false);
      return over ? saveOver(values, over, way) : false;
    }
    setBusy(false);
    if (result.ok) {
      savedAt.current = Date.now();
      setSaved(result.value);
      form.reset(result.value);
      savedBy.current = way;
      setSaves((count) => count + 1);
    } else {
      setFailure(result.error);
    }
    return result.ok;
  }

  async function saveValues(
    values: V,
    base: V,
    submitter?: HTMLElement | null,
    way: SaveWay<V> = options,
  ) {
    if (running.current) return;
    running.current = true;
    const endIgnoring = ignoreSecondTap(submitter);
    try {
      if (!(await saveOver(values, base, way))) endIgnoring();
    } finally {
      running.current = false;
    }
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>) {
    event?.preventDefault();
    // The second tap of a double one must not be judged by a form that the first has emptied.
    if (!dirty && Date.now() - savedAt.current < SECOND_TAP) return;
    const submitter = event?.nativeEvent.submitter;
    await form.handleSubmit((values) => saveValues(values, saved, submitter))(event);
  }

  const finish = useEffectEvent(() => savedBy.current.onSaved?.());
  useEffect(() => {
    if (saves > 0) finish();
  }, [saves]);

  const pathOf = useEffectEvent(options.fieldFor ?? sameField(initial));
  // Once the fields are in use again, or the first faulty one could not take the focus.
  useEffect(() => {
    if (busy || !failure) return;
    const known = fieldErrors(failure).flatMap(({ field, message }) => {
      const path = pathOf(field);
      return path ? [{ path, message }] : [];
    });
    known.forEach(({ path, message }, index) =>
      form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 }),
    );
  }, [busy, failure, form]);

  return {
    form,
    submit,
    /** Saves in another way than the form's own, whatever is missing. */
    saveAs: (way: SaveWay<V>) => {
      form.clearErrors();
      void saveValues(form.getValues(), saved, null, way);
    },
    discard: () => form.reset(),
    /** Gives up what was typed, also for the next time. */
    abandon: () => {
      form.reset();
      void draft.drop();
    },
    restored: draft.restored,
    subject,
    sending,
    busy,
    dirty,
    failure,
    conflict,
  };
}

const sameField =
  <V extends FieldValues>(values: V) =>
  (apiField: string): FieldPath<V> | null =>
    apiField in values ? (apiField as FieldPath<V>) : null;

export type SavedForm<V extends FieldValues> = ReturnType<typeof useSavedForm<V>>;
