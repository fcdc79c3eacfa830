import { ApiError, toast, useLanguage, useText } from '@manjara/platform';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { type Advice, adviceAfter } from '../../forms/advice';
import { clear, readTexts, refuse } from '../../forms/controls';
import { useDraft } from '../../forms/use-draft';
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
  const [confirmed, setConfirmed] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    // The state may be a moment behind two presses at once.
    if (sending.current) return;
    setAdvice(undefined);
    const values = readTexts(element, CONTACT_FIELDS);
    const found = findProblems(element, values);
    refuse(element, CONTACT_FIELDS, found, () => setProblems(found));
    if (Object.keys(found).length > 0) {
      if (Object.values(found).includes('missing')) toast.error(t('popups.fields'));
      return;
    }
    sending.current = true;
    setSubmitting(true);
    const pending = toast.pending(t('popups.sending'));
    try {
      await sendMessage(toMessage(element, values), language);
      clear(element, CONTACT_FIELDS);
      draft.forget();
      pending.success(t('popups.sent'));
      setConfirmed(true);
    } catch (error) {
      const refused = refusedFields(error);
      refuse(element, CONTACT_FIELDS, refused, () => {
        setProblems(refused);
        setAdvice(adviceAfter(error, language));
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

  const closeConfirmation = useCallback(() => setConfirmed(false), []);

  return { form, problems, advice, submitting, confirmed, submit, change, closeConfirmation };
}
