import { cleanValue, isPhone, LIMITS } from '@manjara/contracts';
import { control, readTexts, textOf, write } from '../../shared/forms/controls';
import type { VisitorFormSpec } from '../../shared/forms/useVisitorForm';

/** In the order of the form. */
const QUOTE_FIELDS = [
  'space',
  'size',
  'measures',
  'city',
  'when',
  'have',
  'details',
  'name',
  'answer',
  'phone',
  'email',
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];
export type Answers = Record<QuoteField, string>;

export const SIZES = ['piece', 'room', 'space'] as const;
export const TIMES = ['soon', 'quarter', 'later', 'open'] as const;
export const MATERIALS = ['drawing', 'photo', 'both', 'idea'] as const;
export const WAYS = ['whatsapp', 'message'] as const;
/** The choice "something else". */
export const OTHER = 'other';

/** All of them fit into one message. */
export const QUOTE_LIMITS = {
  measures: 120,
  city: 80,
  details: 2_000,
  name: LIMITS.name,
  phone: LIMITS.phone,
  email: LIMITS.email,
} as const;

const OPTIONAL: readonly QuoteField[] = ['measures', 'details'];
/** Not asked of those who choose WhatsApp. */
const OF_MESSAGES: readonly QuoteField[] = ['phone', 'email'];

type QuoteProblems = Partial<Record<QuoteField, 'missing' | 'invalid'>>;

export const isForWhatsapp = (form: HTMLFormElement): boolean =>
  textOf(form, 'answer') === 'whatsapp';

function findProblems(form: HTMLFormElement): QuoteProblems {
  const problems: QuoteProblems = {};
  const email = control(form, 'email');
  // A pasted address may contain invisible characters.
  if (email) write(email, cleanValue(email.value));
  for (const name of QUOTE_FIELDS) {
    if (OPTIONAL.includes(name) || (OF_MESSAGES.includes(name) && isForWhatsapp(form))) continue;
    // Without a number for WhatsApp there is one way only.
    if (!control(form, name)) continue;
    const text = textOf(form, name);
    if (!text) problems[name] = 'missing';
    else if (name === 'phone' ? !isPhone(text) : name === 'email' && !isValid(form, name))
      problems[name] = 'invalid';
  }
  return problems;
}

const isValid = (form: HTMLFormElement, name: QuoteField) =>
  !control(form, name)?.validity.typeMismatch;

export const QUOTE_SPEC: VisitorFormSpec<QuoteField, 'missing' | 'invalid'> = {
  name: 'quote',
  fields: QUOTE_FIELDS,
  draftFields: QUOTE_FIELDS,
  findProblems,
  rejectedFields({ body }) {
    const problems: QuoteProblems = {};
    for (const { field } of body?.details ?? []) {
      // The message is made of all other answers; only the details are free text of any length.
      const name = field === 'message' ? 'details' : QUOTE_FIELDS.find((each) => each === field);
      if (name) problems[name] = 'invalid';
    }
    return problems;
  },
};

export const readAnswers = (form: HTMLFormElement): Answers => readTexts(form, QUOTE_FIELDS);

/** Radio buttons have no empty value to set. */
export function uncheckAll(form: HTMLFormElement): void {
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]'))
    radio.checked = false;
}
