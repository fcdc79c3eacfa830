import { ApiError, toast, useLanguage, useText } from '@manjara/platform';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type Advice, adviceAfter } from '../../../shared/forms/advice';
import { clear, refuse } from '../../../shared/forms/controls';
import { useDraft } from '../../../shared/forms/use-draft';
import { useReceived } from '../../../shared/forms/use-received';
import { sendApplication } from '../api/send-application';
import {
  CV_CHOSEN,
  findProblems,
  JOIN_DRAFT_FIELDS,
  JOIN_FIELDS,
  type JoinField,
  type JoinProblem,
  type JoinProblems,
  refusedFields,
  toApplication,
} from '../join-fields';
import { useCv } from './use-cv';

const DRAFT_KEY = 'join-draft';
const TOAST = { id: 'join-form' };

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
  const [advice, setAdvice] = useState<Advice>();
  const [submitting, setSubmitting] = useState(false);
  const sending = useRef(false);
  const [sent, setSent] = useState<number | null>(null);
  const { arrive, ...outcome } = useReceived(form);

  const setProblem = useCallback(
    (name: JoinField, problem?: JoinProblem) =>
      setProblems(({ [name]: _corrected, ...rest }) =>
        problem ? { ...rest, [name]: problem } : rest,
      ),
    [],
  );
  const { choose, ...cv } = useCv(form, setProblem);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    // The state may be a moment behind two presses at once.
    if (sending.current) return;
    const found = findProblems(element);
    refuse(element, JOIN_FIELDS, found, () => setProblems(found));
    if (Object.keys(found).length > 0) {
      toast.error(t('popups.fields'), TOAST);
      return;
    }
    sending.current = true;
    setAdvice(undefined);
    setSubmitting(true);
    setSent(0);
    const pending = toast.pending(t('popups.sending'), TOAST);
    try {
      await sendApplication(toApplication(element), { language, onProgress: setSent });
      clear(element, [...JOIN_FIELDS, CV_CHOSEN]);
      draft.forget();
      cv.forget();
      pending.success(t('popups.sent'));
      arrive();
    } catch (error) {
      const refused = error instanceof ApiError ? refusedFields(error, language) : {};
      refuse(element, JOIN_FIELDS, refused, () => {
        setProblems(refused);
        setAdvice(adviceAfter(error, language, Object.keys(refused).length > 0));
      });
      pending.error(t('popups.error'));
    } finally {
      sending.current = false;
      setSubmitting(false);
      setSent(null);
    }
  }

  /** Keeps the draft and takes back what was said of the field that is being corrected. */
  function change({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement;
    if (name === CV_CHOSEN) cv.restore(value !== '');
    draft.keep();
    setProblem(name as JoinField);
  }

  function chooseCv(event: FormEvent<HTMLInputElement>): void {
    choose(event.currentTarget);
    draft.keep();
  }

  return {
    form,
    problems,
    advice,
    cv: cv.chosen,
    cvLost: cv.lost,
    sent,
    submitting,
    outcome,
    submit,
    change,
    chooseCv,
  };
}
