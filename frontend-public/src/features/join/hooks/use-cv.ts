import { toast, useText } from '@manjara/platform';
import { type RefObject, useEffect, useState } from 'react';
import { control } from '../../../shared/forms/controls';
import { type ChosenCv, CV_CHOSEN, fileOf, isPdf, type JoinProblem } from '../join-fields';

const TOAST = { id: 'cv' };

/**
 * The CV of the join form (spec §5): which one is chosen, and whether one was before a reload,
 * which the browser does not give back.
 */
export function useCv(
  form: RefObject<HTMLFormElement | null>,
  setProblem: (name: 'cv', problem?: JoinProblem) => void,
) {
  const t = useText();
  const [chosen, setChosen] = useState<ChosenCv>();
  const [lost, setLost] = useState(false);

  function note(file: File | undefined): void {
    setChosen(file && { name: file.name, size: file.size });
    setLost(false);
    const hidden = form.current && control(form.current, CV_CHOSEN);
    if (hidden) hidden.value = file ? 'yes' : '';
  }

  // One may have been chosen before the page came alive, or kept by the browser over a reload.
  useEffect(() => {
    const file = form.current && fileOf(form.current);
    if (file && isPdf(file)) setChosen({ name: file.name, size: file.size });
  }, [form]);

  /** Says at once whether a chosen file will do. */
  function choose(input: HTMLInputElement): void {
    const file = input.files?.[0];
    const accepted = file && isPdf(file);
    if (!accepted) input.value = '';
    note(accepted ? file : undefined);
    setProblem('cv', file && !accepted ? 'no-pdf' : undefined);
    if (accepted) toast.success(t('popups.cv'), TOAST);
    else toast.error(t(file ? 'popups.valid' : 'popups.error'), TOAST);
  }

  return {
    chosen,
    lost: lost && !chosen,
    choose,
    restore: setLost,
    forget: () => note(undefined),
  };
}
