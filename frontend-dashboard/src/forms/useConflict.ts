import type { ErrorBody } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { isAxiosError } from 'axios';
import { useState } from 'react';
import { tagOf } from '../api/etags';
import { type Merge, mergeValues, withValue } from '../versions/merge-values';
import type { VersionSource } from '../versions/previous-versions';
import { useFailureText } from '../api/useFailureText';

/** The server's state of the edited content. */
export interface Stored<V> {
  /** Fetches it as form values; calling `ask` opens the dialog even if no field differs. */
  reread: (ask: () => void) => Promise<V>;
  /** Labels by field path; those of Arabic fields and alt texts are derived from them. */
  labels: Readonly<Record<string, string>>;
  /** Text for a value that should not be shown as it is stored. */
  describe?: (value: unknown) => string | undefined;
  /** Absent if the server keeps no previous versions. */
  versions?: VersionSource<V>;
}

export type Side = 'mine' | 'theirs';

export interface Conflict<V> extends Merge<V> {
  /** The current values on the server. */
  stored: V;
  /** When they were saved, if known. */
  changedAt: string | undefined;
}

const changedAtOf = (error: unknown): string | undefined =>
  isAxiosError<Partial<ErrorBody>>(error) ? error.response?.data.changedAt : undefined;

/**
 * Resolves a save that the server rejected because of a conflicting save.
 * @param save saves values over the current state of the server
 * @param toastId of the form's toasts
 */
export function useConflict<V extends object>(
  stored: Stored<V> | undefined,
  save: (values: V, over: V) => void,
  toastId: string,
) {
  const t = useText();
  const failureText = useFailureText();
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);

  /**
   * Asks the person which changes to keep.
   * @param over `mine` was to be saved over `base`
   * @returns the state to save over at once, if it does not conflict with the form
   */
  async function meet(
    refusal: unknown,
    { mine, base }: { mine: V; base: V },
  ): Promise<V | undefined> {
    let asks = false;
    const theirs = await stored?.reread(() => (asks = true)).catch(showFailure);
    if (!theirs) return undefined;
    const merge = mergeValues(base, mine, theirs);
    const differs = asks || merge.both.length + merge.theirs.length > 0;
    // With an unchanged tag the save would be refused again.
    if (!differs && tagOf(theirs) !== tagOf(base)) return theirs;
    setConflict({ ...merge, stored: theirs, changedAt: changedAtOf(refusal) });
    return undefined;
  }

  function showFailure(error: unknown): undefined {
    toast.error(failureText(error), { id: toastId });
  }

  function settle(choices: Readonly<Record<string, Side>>): void {
    if (!conflict) return;
    const values = conflict.both.reduce(
      (merged, field) =>
        withValue(merged, field.path, choices[field.path] === 'theirs' ? field.theirs : field.mine),
      conflict.values,
    );
    setConflict(null);
    save(values, conflict.stored);
  }

  function close(): void {
    setConflict(null);
    toast.info(t('dashboard.conflict.kept'), { id: toastId });
  }

  return {
    conflict,
    labels: stored?.labels ?? {},
    describe: stored?.describe,
    meet,
    settle,
    close,
  };
}

export type ConflictState = Pick<
  ReturnType<typeof useConflict<object>>,
  'labels' | 'describe' | 'settle' | 'close'
> & { conflict: Conflict<unknown> | null };
