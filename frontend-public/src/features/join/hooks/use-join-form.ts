import { ApiError, toast, useLanguage, useText } from '@manjara/platform';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { clear, focusFirst } from '../../../shared/forms/controls';
import { useDraft } from '../../../shared/forms/use-draft';
import { sendApplication } from '../api/send-application';
import {
  findProblems,
  isPdf,
  JOIN_DRAFT_FIELDS,
  JOIN_FIELDS,
  type JoinField,
  type JoinProblem,
  type JoinProblems,
  toApplication,
} from '../join-fields';

const DRAFT_KEY = 'join-draft';
const TOO_LARGE = 413;
/** Answers whose sentence says when the same form will be taken. */
const LATER = [429, 503];

/** What the API found wrong, by field of this form. */
function refusedFields({ status, body, message }: ApiError): JoinProblems {
  // Only the CV can be so large.
  if (status === TOO_LARGE) return { cv: { sentence: message } };
  const found = (body?.details ?? []).flatMap(({ field, message: sentence }) => {
    const name = JOIN_FIELDS.find((each) => each === field);
    return name ? [[name, { sentence }] as const] : [];
  });
  return Object.fromEntries(found);
}

/**
 * The states of the join form (spec §4): idle, submitting, then either cleared with a
 * confirmation or idle again with everything that was entered. A reload keeps all but the CV.
 */
export function useJoinForm() {
  const t = useText();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, DRAFT_KEY, JOIN_DRAFT_FIELDS);
  const [problems, setProblems] = useState<JoinProblems>({});
  const [advice, setAdvice] = useState<string>();
  const [cvName, setCvName] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  const setProblem = (name: JoinField, problem?: JoinProblem) =>
    setProblems(({ [name]: _corrected, ...rest }) =>
      problem ? { ...rest, [name]: problem } : rest,
    );

  function refuse(element: HTMLFormElement, found: JoinProblems): void {
    setProblems(found);
    focusFirst(element, JOIN_FIELDS, found);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (submitting) return;
    setAdvice(undefined);
    const found = findProblems(element);
    refuse(element, found);
    if (Object.keys(found).length > 0) {
      toast.error(t('popups.fields'));
      return;
    }
    setSubmitting(true);
    const pending = toast.pending(t('popups.sending'));
    try {
      await sendApplication(toApplication(element), language);
      clear(element, JOIN_FIELDS);
      draft.forget();
      setCvName(undefined);
      pending.success(t('popups.sent'));
      setConfirmed(true);
    } catch (error) {
      if (error instanceof ApiError) {
        refuse(element, refusedFields(error));
        if (LATER.includes(error.status)) setAdvice(error.serverMessage);
      }
      pending.error(t('popups.error'));
    } finally {
      setSubmitting(false);
    }
  }

  /** Keeps the draft and takes back what was said of the field that is being corrected. */
  function change(event: FormEvent<HTMLFormElement>): void {
    draft.keep();
    setProblem((event.target as HTMLInputElement).name as JoinField);
  }

  /** Says at once whether a chosen file will do (spec §5). */
  function chooseCv({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
    const file = input.files?.[0];
    const accepted = file && isPdf(file);
    if (!accepted) input.value = '';
    setCvName(accepted ? file.name : undefined);
    setProblem('cv', file && !accepted ? 'no-pdf' : undefined);
    if (accepted) toast.success(t('popups.cv'));
    else toast.error(t(file ? 'popups.valid' : 'popups.error'));
  }

  const closeConfirmation = useCallback(() => setConfirmed(false), []);

  return {
    form,
    problems,
    advice,
    cvName,
    submitting,
    confirmed,
    submit,
    change,
    chooseCv,
    closeConfirmation,
  };
}
