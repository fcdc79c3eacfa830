import { ApiError, toast, useLanguage, useText } from '@manjara/platform';
import { type FormEvent, useRef, useState } from 'react';
import { type Advice, adviceAfter } from '../../forms/advice';
import { clear, readTexts, refuse } from '../../forms/controls';
import { useDraft } from '../../forms/use-draft';
import { useReceived } from '../../forms/use-received';
import { sendMessage } from '../api/send-message';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  fieldOf,
  findProblems,
  toMessage,
} from '../contact-fields';

const DRAFT_KEY = 'contact-draft';
const TOAST = { id: 'contact-form' };

/** What the API found wrong, by field of this form. */
function refusedFields(error: unknown): ContactProblems {
  const details = error instanceof ApiError ? (error.body?.details ?? []) : [];
  const problems: ContactProblems = {};
  for (const { field } of details) {
    const name = fieldOf(field);
    if (name) problems[name] = 'invalid';
  }
  return problems;
}

/**
 * The states of the contact form (spec §4): idle, submitting, then either cleared with a
 * confirmation or idle again with everything that was typed.
 */
export function useContactForm() {
  const t = useText();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, DRAFT_KEY, CONTACT_FIELDS);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [advice, setAdvice] = useState<Advice>();
  const [submitting, setSubmitting] = useState(false);
  const sending = useRef(false);
  const { arrive, ...outcome } = useReceived(form);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    // The state may be a moment behind two presses at once.
    if (sending.current) return;
    const values = readTexts(element, CONTACT_FIELDS);
    const found = findProblems(element, values);
    refuse(element, CONTACT_FIELDS, found, () => setProblems(found));
    if (Object.keys(found).length > 0) {
      if (Object.values(found).includes('missing')) toast.error(t('popups.fields'), TOAST);
      return;
    }
    sending.current = true;
    setAdvice(undefined);
    setSubmitting(true);
    const pending = toast.pending(t('popups.sending'), TOAST);
    try {
      await sendMessage(toMessage(element, values), language);
      clear(element, CONTACT_FIELDS);
      draft.forget();
      pending.success(t('popups.sent'));
      arrive();
    } catch (error) {
      const refused = refusedFields(error);
      refuse(element, CONTACT_FIELDS, refused, () => {
        setProblems(refused);
        setAdvice(adviceAfter(error, language, Object.keys(refused).length > 0));
      });
      pending.error(t('popups.error'));
    } finally {
      sending.current = false;
      setSubmitting(false);
    }
  }

  /** Keeps the draft and takes back what was said of the field that is being corrected. */
  function change(event: FormEvent<HTMLFormElement>): void {
    draft.keep();
    const { name } = event.target as HTMLInputElement;
    setProblems(({ [name as ContactField]: corrected, ...rest }) => rest);
  }

  return { form, problems, advice, submitting, outcome, submit, change };
}
