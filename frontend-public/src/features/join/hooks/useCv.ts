import { toast, useText } from '@manjara/platform';
import { type RefObject, useEffect, useState } from 'react';
import { control, write } from '../../../shared/forms/controls';
import { type ChosenCv, CV_CHOSEN, fileOf, isPdf } from '../join-fields';

const TOAST = { id: 'cv' };

/** The CV of the join form (spec §5): the chosen file, and whether one was lost in a reload. */
export function useCv(
  form: RefObject<HTMLFormElement | null>,
  setProblem: (name: 'cv', problem?: 'invalid') => void,
) {
  const t = useText();
  const [chosen, setChosen] = useState<ChosenCv>();
  const [lost, setLost] = useState(false);

  // The file may have been chosen before hydration, or kept by the browser over a reload.
  useEffect(() => {
    const file = form.current && fileOf(form.current);
    if (!file) return;
    void isPdf(file).then((is) => is && setChosen({ name: file.name, size: file.size }));
  }, [form]);

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    const accepted = file && (await isPdf(file)) ? file : undefined;
    // Another file was chosen during the check.
    if (input.files?.[0] !== file) return;
    if (!accepted) input.value = '';
    setChosen(accepted && { name: accepted.name, size: accepted.size });
    setLost(false);
    const hidden = form.current && control(form.current, CV_CHOSEN);
    if (hidden) write(hidden, accepted ? 'yes' : '');
    setProblem('cv', file && !accepted ? 'invalid' : undefined);
    if (accepted) toast.success(t('popups.cv'), TOAST);
    else toast.error(t(file ? 'popups.valid' : 'popups.error'), TOAST);
  }

  /** Follows the hidden field, which a draft restores and a sent form clears. */
  function restore(hidden: HTMLInputElement): void {
    setLost(hidden.value !== '');
    if (!hidden.value) setChosen(undefined);
  }

  return { chosen, lost: lost && !chosen, choose, restore };
}
