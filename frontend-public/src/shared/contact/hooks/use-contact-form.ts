import { ApiError, toast, useText } from '@manjara/platform';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { clear, focusFirst, readTexts } from '../../forms/controls';
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
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, DRAFT_KEY, CONTACT_FIELDS);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [submitting, setSubmitting] = useState(false);
  const [confirmed, setConfirmed] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (submitting) return;
    const values = readTexts(element, CONTACT_FIELDS);
    const found = findProblems(element, values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      focusFirst(element, CONTACT_FIELDS, found);
      if (Object.values(found).includes('missing')) toast.error(t('popups.fields'));
      return;
    }
    setSubmitting(true);
    const pending = toast.pending(t('popups.sending'));
    try {
      await sendMessage(toMessage(element, values));
      clear(element, CONTACT_FIELDS);
      draft.forget();
      pending.success(t('popups.sent'));
      setConfirmed(true);
    } catch (error) {
      const refused = refusedFields(error);
      setProblems(refused);
      focusFirst(element, CONTACT_FIELDS, refused);
      pending.error(t('popups.error'));
    } finally {
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

  return { form, problems, submitting, confirmed, submit, change, closeConfirmation };
}
