import type { Language } from '@manjara/contracts';
import { ApiError, toast, useLanguage, useText } from '@manjara/platform';
import { type FormEvent, useRef, useState } from 'react';
import { clear, showFieldErrors } from './controls';
import { type SubmitErrorReason, submitErrorReason } from './submit-error';
import { useDraft } from './useDraft';
import { useReceived } from './useReceived';

/** What differs between the forms. Pass the same object on every render. */
export interface VisitorFormSpec<Field extends string, Problem> {
  name: string;
  /** In the order of the form. */
  fields: readonly Field[];
  draftFields: readonly string[];
  findProblems: (form: HTMLFormElement) => Partial<Record<Field, Problem>>;
  /** The API's field errors. */
  rejectedFields: (error: ApiError, language: Language) => Partial<Record<Field, Problem>>;
}

const hasAny = (problems: object) => Object.values(problems).some(Boolean);

/**
 * The states of a visitor form (spec §4): idle, submitting, then either cleared with a
 * confirmation, or idle again with all values kept.
 */
export function useVisitorForm<Field extends string, Problem>(
  spec: VisitorFormSpec<Field, Problem>,
  send: (form: HTMLFormElement, language: Language) => Promise<void>,
) {
  const t = useText();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, `${spec.name}-draft`, spec.draftFields);
  const [problems, setProblems] = useState<Partial<Record<Field, Problem>>>({});
  const [submitError, setSubmitError] = useState<SubmitErrorReason>();
  const [submitting, setSubmitting] = useState(false);
  const sending = useRef(false);
  const { markReceived, ...outcome } = useReceived(form);
  const toastId = { id: `${spec.name}-form` };

  const setProblem = (name: Field, problem?: Problem) =>
    setProblems((problems) => ({ ...problems, [name]: problem }));

  /** Validates the form and shows its errors. */
  function check(element: HTMLFormElement): boolean {
    const found = spec.findProblems(element);
    showFieldErrors(element, spec.fields, found, () => setProblems(found));
    if (Object.values(found).includes('missing')) toast.error(t('popups.fields'), toastId);
    return !hasAny(found);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    // A ref, because the state may be outdated on a double click.
    if (sending.current || !check(element)) return;
    sending.current = true;
    setSubmitError(undefined);
    setSubmitting(true);
    const pending = toast.pending(t('popups.sending'), toastId);
    try {
      await send(element, language);
      clear(element, [...spec.fields, ...spec.draftFields]);
      draft.discard();
      // The confirmation says that it was sent.
      pending.dismiss();
      markReceived();
    } catch (error) {
      const rejected = error instanceof ApiError ? spec.rejectedFields(error, language) : {};
      showFieldErrors(element, spec.fields, rejected, () => {
        setProblems(rejected);
        setSubmitError(submitErrorReason(error, language, hasAny(rejected)));
      });
      pending.error(t('popups.error'));
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  }

  /** Saves the draft and removes the error of the edited field. */
  function change({ target }: FormEvent<HTMLFormElement>): void {
    draft.save();
    setProblem((target as HTMLInputElement).name as Field);
  }

  return {
    form,
    problems,
    setProblem,
    submitError,
    submitting,
    outcome,
    check,
    submit,
    change,
    draft,
  };
}

/** The state that the form's frame needs. */
export type VisitorFormState = Omit<
  ReturnType<typeof useVisitorForm>,
  'problems' | 'setProblem' | 'check' | 'draft'
>;
