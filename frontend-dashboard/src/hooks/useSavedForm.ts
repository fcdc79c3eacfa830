import { toast, useLanguage, useText } from '@manjara/platform';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { CHANGED_MEANWHILE, ifMatch, isOvertaken } from '../lib/api/etags';
import { isGone } from '../lib/api/failure';
import { lostPicturesText, withOwnPictures } from '../lib/own-pictures';
import { PICTURE_TOAST } from '../lib/pictures';
import { ignoreSecondTap, SECOND_TAP } from '../lib/second-tap';
import type { Subject } from '../lib/subject';
import { type ToastTexts, withToast } from '../lib/with-toast';
import { type Stored, useConflict } from './useConflict';
import { useDraft } from './useDraft';
import { useFailureText } from './useFailureText';
import { useReadAnew } from './useReadAnew';
import { type Sending, type Transfer, useSending } from './useSending';
import { useServerFaults } from './useServerFaults';

/** What is done with the values: the form's own save, or they become a draft or something new. */
export type Action = 'save' | 'draft' | 'anew';

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
  /** How they become a draft, whatever is missing. */
  draft?: SaveWay<V>;
  /** How they are added anew where what is edited is gone and there are no drafts of it. */
  anew?: SaveWay<V>;
  /** The ids of the list that it adds to, once they are known. */
  listed?: readonly string[];
  /** Whether what is edited is known to be gone; a save finds out by itself. */
  isGone?: boolean;
}

/** How values are saved, and what is said about it. */
export type SaveWay<V extends FieldValues> = Pick<
  SavedFormOptions<V>,
  'save' | 'texts' | 'onSaved'
> & {
  /** Reads what it saves over, where that is not what the form was opened with. */
  reread?: () => Promise<V>;
};

/** The state of a form and how it is saved: its toasts, faults, progress and draft (spec §4, §8). */
export function useSavedForm<V extends FieldValues>(options: SavedFormOptions<V>) {
  const { name, subject, initial, stored, passive } = options;
  const isActive = ([field, changed]: [string, unknown]) =>
    Boolean(changed) && !passive?.some((path) => path === field);
  const t = useText();
  const failureText = useFailureText();
  const { locale } = useLanguage();
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
  const [begun, setBegun] = useState<Action>('save');
  const wayOf = (action: Action): SaveWay<V> =>
    (action === 'save' ? undefined : options[action]) ?? options;
  const [foundGone, setFoundGone] = useState(false);
  const rescue: Exclude<Action, 'save'> | undefined =
    (options.draft && 'draft') ?? (options.anew && 'anew');
  /** What can still be done with the values where what was edited is gone. */
  const gone = stored && (options.isGone || foundGone) ? rescue : undefined;

  const conflict = useConflict<V>(
    stored,
    (values, over) => {
      setSaved(over);
      form.reset(over);
      form.reset(values, { keepDefaultValues: true });
      void saveValues(values, over, begun);
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
  const draft = useDraft({
    name,
    form,
    dirty,
    saved,
    takeBase,
    kept: options.drafted,
    listed: options.listed,
  });

  async function saveOver(values: V, base: V, action: Action): Promise<boolean> {
    const way = wayOf(action);
    setFailure(null);
    // Not the form's own `isSubmitting`: that begins with the checks, whose focus needs the fields.
    setBusy(true);
    const result = await withToast(
      async () => {
        const result = await send((transfer) =>
          way.save(values, base, {
            ...transfer,
            headers: action === 'anew' ? {} : ifMatch(base),
          }),
        );
        // Before the success is told: a reload right after it would bring the draft back.
        await draft.drop();
        return result;
      },
      {
        id: toastId,
        failure: failureText,
        cancelled: t('dashboard.sending.cancelled'),
        ...way.texts,
        explained: stored && CHANGED_MEANWHILE,
      },
    );
    if (!result.ok && stored && isOvertaken(result.error)) {
      const reread = way.reread ?? stored.reread;
      const over = await conflict.meet(result.error, { mine: values, base, reread });
      setBusy(false);
      return over ? saveOver(values, over, action) : false;
    }
    setBusy(false);
    if (result.ok) {
      savedAt.current = Date.now();
      setSaved(result.value);
      form.reset(result.value);
      setSaves((count) => count + 1);
    } else {
      setFailure(result.error);
      if (isGone(result.error)) setFoundGone(true);
    }
    return result.ok;
  }

  async function saveValues(
    values: V,
    base: V,
    action: Action,
    submitter?: HTMLElement | null,
  ): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBegun(action);
    const endIgnoring = ignoreSecondTap(submitter);
    try {
      if (!(await saveOver(values, base, action))) endIgnoring();
    } finally {
      running.current = false;
    }
  }

  async function act(action: Action, submitter?: HTMLElement | null): Promise<void> {
    if (action === 'anew') {
      const { values, lost } = await withOwnPictures(form.getValues());
      // Not by `reset`, after which the fields are checked no more before the next render.
      for (const name of Object.keys(values)) {
        form.setValue(name as FieldPath<V>, values[name], { shouldDirty: true });
      }
      if (lost > 0) toast.info(lostPicturesText(t, locale, lost), { id: PICTURE_TOAST });
    }
    if (action === 'draft') {
      form.clearErrors();
      await saveValues(form.getValues(), saved, action, submitter);
    } else await form.handleSubmit((values) => saveValues(values, saved, action, submitter))();
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    // The second tap of a double one must not be judged by a form that the first has emptied.
    if (!dirty && Date.now() - savedAt.current < SECOND_TAP) return;
    await act(gone ?? 'save', event?.nativeEvent.submitter);
  }

  const finish = useEffectEvent(() => wayOf(begun).onSaved?.());
  useEffect(() => {
    if (saves > 0) finish();
  }, [saves]);

  // Once the fields are in use again, or the first faulty one could not take the focus.
  useServerFaults(form, busy ? null : failure, options.fieldFor ?? sameField(initial));

  return {
    form,
    submit,
    /** Makes a draft of the values, whatever is missing. */
    saveDraft: () => void act('draft'),
    gone,
    /** What was done with the values last, or is being done. */
    begun,
    discard: () => form.reset(),
    /** Gives up what was typed, also for the next time. */
    abandon: () => {
      form.reset();
      void draft.drop();
    },
    restored: draft.restored,
    subject,
    sending: { ...sending, again: () => void act(begun) } satisfies Sending,
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
