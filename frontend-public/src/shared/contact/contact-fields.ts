import { cleanValue, isPhone, LIMITS } from '@manjara/contracts';
import type { ApiError } from '@manjara/platform';
import { control, readTexts, textOf, write } from '../forms/controls';
import type { VisitorFormSpec } from '../forms/useVisitorForm';
import type { MessageInput } from './api/send-message';

/** In the order of the form (spec §2). */
const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
type ContactProblem = 'missing' | 'invalid';
type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** The API limits the full name: both names and a space. */
const HALF_NAME = Math.floor((LIMITS.name - 1) / 2);

export const CONTACT_LIMITS: Record<ContactField, number> = {
  firstName: HALF_NAME,
  lastName: HALF_NAME,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.message,
};

/** All five fields are required; e-mail and phone number must look valid (spec §5). */
function findProblems(form: HTMLFormElement): ContactProblems {
  const problems: ContactProblems = {};
  const email = control(form, 'email');
  // A pasted address may contain invisible characters.
  if (email) write(email, cleanValue(email.value));
  for (const name of CONTACT_FIELDS) {
    const text = textOf(form, name);
    if (!text) problems[name] = 'missing';
    else if (name === 'phone' ? !isPhone(text) : control(form, name)?.validity.typeMismatch)
      problems[name] = 'invalid';
  }
  return problems;
}

/** The form field that an API field belongs to. */
const fieldOf = (apiField: string): ContactField | undefined =>
  apiField === 'name' ? 'firstName' : CONTACT_FIELDS.find((name) => name === apiField);

function rejectedFields({ body }: ApiError): ContactProblems {
  const problems: ContactProblems = {};
  for (const { field } of body?.details ?? []) {
    const name = fieldOf(field);
    if (name) problems[name] = 'invalid';
  }
  return problems;
}

export const CONTACT_SPEC: VisitorFormSpec<ContactField, ContactProblem> = {
  name: 'contact',
  fields: CONTACT_FIELDS,
  draftFields: CONTACT_FIELDS,
  findProblems,
  rejectedFields,
};

/** The request body of a valid form. The honeypot is sent only if it was filled in. */
export function toMessage(form: HTMLFormElement): MessageInput {
  const { firstName, lastName, ...rest } = readTexts(form, CONTACT_FIELDS);
  const website = control(form, 'website')?.value;
  return { name: `${firstName} ${lastName}`, ...rest, ...(website && { website }) };
}
