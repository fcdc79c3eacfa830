import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { CHANGED_MEANWHILE, ifMatch, isOvertaken } from '../api/etags';
import { isNotFound } from '../api/failure';
import type { VersionHistory } from '../versions/previous-versions';
import { ignoreSecondTap, SECOND_TAP } from './second-tap';
import { type ToastTexts, withToast } from '../api/with-toast';
import { pickedPictures, untilPicturesStored } from '../pictures/form-pictures';
import { type Stored, useConflict } from './useConflict';
import { useDraft } from './useDraft';
import { useFailureText } from '../api/useFailureText';
import { useSyncFromServer } from './useSyncFromServer';
import { type Sending, type Transfer, useSending } from './useSending';
import { useServerFaults } from './useServerFaults';

/** Save, save as a draft, with or without a time of publication, or add as a new item. */
export type Action = 'save' | 'draft' | 'schedule' | 'unschedule' | 'anew';

export interface SavedFormOptions<V extends FieldValues> {
  /** Key of the draft. */
  name: string;
  /** Initial values; an untouched form also takes over refetched ones. */
  initial: V;
  /** Absent for a new item. */
  stored?: Stored<V>;
  /** Sends the values; resolves to the form's new values. */
  save: (values: V, saved: V, transfer: Transfer) => Promise<V>;
  /** Fields that do not make the form dirty, e.g. one that browsers fill in. */
  passive?: readonly FieldPath<V>[];
  /** Picks the values that a draft may hold; all of them by default. */
  drafted?: (values: V) => Partial<V>;
  /** Maps an API field to a form field; to the same name by default. */
  fieldFor?: (apiField: string) => FieldPath<V> | null;
  texts: Pick<ToastTexts, 'pending' | 'success'> & Partial<Omit<ToastTexts, 'id'>>;
  /** Called after a save, once the form is clean and may be left. */
  onSaved?: () => void;
  /** Saves the values as a draft, even if incomplete. */
  draft?: SaveWay<V>;
  /** Saves the values as a draft that is published by itself at a time; they must be complete. */
  schedule?: SaveWay<V>;
  /** Saves the values as a draft, and ends its schedule. */
  unschedule?: SaveWay<V>;
  /** Adds the values as a new item if the edited one is deleted; as a draft if drafts exist. */
  anew?: SaveWay<V>;
  /** The ids of the list that the form adds to, once loaded. */
  listed?: readonly string[];
  /** The edited item is known to be deleted; a save detects this by itself. */
  isDeleted?: boolean;
}

/** How to save values, with the messages. */
export type SaveWay<V extends FieldValues> = Pick<
  SavedFormOptions<V>,
  'save' | 'texts' | 'onSaved'
>;

/** The state of a form and its saving: toasts, errors and draft (spec §4, §8). */
export function useSavedForm<V extends FieldValues>(options: SavedFormOptions<V>) {
  const { name, initial, stored, passive } = options;
  const isActive = ([field, changed]: [string, unknown]) =>
    Boolean(changed) && !passive?.some((path) => path === field);
  const failureText = useFailureText();
  const { send, failure: noAnswer } = useSending();
  const toastId = `form-${name}`;
  const [saved, setSaved] = useState(initial);
  const form = useForm<V>({ defaultValues: saved as DefaultValues<V> });
  const { isDirty, dirtyFields } = form.formState;
  const dirty = passive ? Object.entries(dirtyFields).some(isActive) : isDirty;
  const [busy, setBusy] = useState(false);
  /** Saving waits for uploads; the form stays editable. */
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [saves, setSaves] = useState(0);
  const running = useRef(false);
  const savedAt = useRef(-Infinity);
  const [begun, setBegun] = useState<Action>('save');
  const wayOf = (action: Action): SaveWay<V> =>
    (action === 'save' ? undefined : options[action]) ?? options;
  const [foundDeleted, setFoundDeleted] = useState(false);
  const asDraft = options.draft !== undefined;
  const isDeletedNow = stored && options.anew && (options.isDeleted || foundDeleted);
  /** How to add the values as a new item if the edited one is deleted. */
  const addAs: 'draft' | 'anew' | undefined = isDeletedNow
    ? asDraft
      ? 'draft'
      : 'anew'
    : undefined;

  const conflict = useConflict<V>(
    stored,
    (values, over) => {
      setSaved(over);
      form.reset(over);
      form.reset(values, { keepDefaultValues: true });
      void saveValues(() => values, over, begun);
    },
    toastId,
  );

  const take = (values: V): void => {
    setSaved(values);
    form.reset(values);
  };
  const untouched = !dirty && !busy && conflict.conflict === null;
  const setSynced = useSyncFromServer({ initial, saved, untouched, take, toastId });

  const setBase = (base: V): void => {
    setSynced(base);
    take(base);
  };
  const draft = useDraft({
    name,
    form,
    dirty,
    saved,
    setBase,
    kept: options.drafted,
    listed: options.listed,
  });

  /** Waits for the uploads and returns the values with stored pictures. */
  async function settled(read: () => V): Promise<V> {
    setWaiting(pickedPictures(read()).length > 0);
    try {
      return await untilPicturesStored(read);
    } finally {
      setWaiting(false);
    }
  }

  async function saveOver(read: () => V, base: V, action: Action): Promise<boolean> {
    const way = wayOf(action);
    let values = read();
    setFailure(null);
    const result = await withToast(
      async () => {
        const result = await send(async (transfer) => {
          values = await settled(read);
          // Not `isSubmitting`: it includes validation, which focuses a field that must be enabled.
          setBusy(true);
          return way.save(values, base, {
            ...transfer,
            headers: action === 'anew' ? {} : ifMatch(base),
          });
        });
        // Before the success toast: a reload right after it would restore the draft.
        draft.drop();
        return result;
      },
      { id: toastId, failure: failureText, ...way.texts, explained: stored && CHANGED_MEANWHILE },
    );
    if (!result.ok && stored && isOvertaken(result.error)) {
      const over = await conflict.meet(result.error, { mine: values, base });
      setBusy(false);
      return over ? saveOver(() => values, over, action) : false;
    }
    setBusy(false);
    if (result.ok) {
      savedAt.current = Date.now();
      // Data read before the save is stale.
      setSynced(initial);
      setSaved(result.value);
      form.reset(result.value);
      setSaves((count) => count + 1);
    } else {
      setFailure(result.error);
      if (isNotFound(result.error)) setFoundDeleted(true);
    }
    return result.ok;
  }

  async function saveValues(
    read: () => V,
    base: V,
    action: Action,
    submitter?: HTMLElement | null,
  ): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBegun(action);
    const endIgnoring = ignoreSecondTap(submitter);
    try {
      if (!(await saveOver(read, base, action))) endIgnoring();
    } finally {
      running.current = false;
    }
  }

  async function act(action: Action, submitter?: HTMLElement | null): Promise<void> {
    const save = () => saveValues(() => form.getValues(), saved, action, submitter);
    const mayLack = action === 'draft' || action === 'unschedule';
    if (mayLack || (action === 'anew' && asDraft)) {
      form.clearErrors();
      await save();
    } else await form.handleSubmit(save)();
  }

  async function submit(event?: SubmitEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    // The second of two quick taps must not validate the form that the first has emptied.
    if (!dirty && Date.now() - savedAt.current < SECOND_TAP) return;
    await act(addAs ? 'anew' : 'save', event?.nativeEvent.submitter);
  }

  function takeRestored(values: V): void {
    draft.drop();
    // Data read before the restore is stale.
    setSynced(initial);
    take(values);
    stored?.versions?.onRestored?.(values);
  }

  /** Absent if the server keeps no previous versions, or if the item is deleted. */
  const history: VersionHistory | undefined =
    stored?.versions && !addAs
      ? {
          path: stored.versions.path,
          read: stored.versions.read,
          current: () => stored.reread(() => undefined),
          labels: stored.labels,
          describe: stored.describe,
          dirty,
          take: takeRestored,
        }
      : undefined;

  const finish = useEffectEvent(() => wayOf(begun).onSaved?.());
  useEffect(() => {
    if (saves > 0) finish();
  }, [saves]);

  // Wait until the fields are enabled: a disabled one cannot be focused.
  const sameField = (field: string) => (field in initial ? (field as FieldPath<V>) : null);
  useServerFaults(form, busy ? null : failure, options.fieldFor ?? sameField);

  return {
    form,
    submit,
    /** Saves the values as a draft, even if incomplete. */
    saveDraft: () => void act('draft'),
    saveSchedule: () => void act('schedule'),
    endSchedule: () => void act('unschedule'),
    addAs,
    /** The running or last action. */
    begun,
    discard: () => form.reset(),
    /** Discards the input and its draft. */
    abandon: () => {
      form.reset();
      draft.drop();
    },
    restored: draft.restored,
    sending: { waiting, failure: noAnswer, again: () => void act(begun) } satisfies Sending,
    busy,
    dirty,
    failure,
    conflict,
    history,
  };
}

export type SavedForm<V extends FieldValues> = ReturnType<typeof useSavedForm<V>>;

/** Part of the state of a form. */
export type FormState<K extends keyof SavedForm<FieldValues>> = Pick<SavedForm<FieldValues>, K>;
