import { isPhone, LIMITS } from '@manjara/contracts';
import { control } from '../forms/controls';
import type { MessageInput } from './api/send-message';

/** The fields of the contact form, in the order of the screen (spec §2). */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** What is wrong with a field: nothing was entered, or what was entered cannot be right. */
export type ContactProblem = 'missing' | 'invalid';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** Both names and the space between them must fit the API's limit of one name. */
const HALF_NAME = Math.floor((LIMITS.name - 1) / 2);

export const CONTACT_LIMITS: Record<ContactField, number> = {
  firstName: HALF_NAME,
  lastName: HALF_NAME,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.message,
};

/** All five are required; the email must look like one (spec §5), and the phone number, too. */
export function findProblems(form: HTMLFormElement, values: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  for (const name of CONTACT_FIELDS) {
    if (!values[name]) problems[name] = 'missing';
    else if (name === 'phone' ? !isPhone(values.phone) : control(form, name)?.validity.typeMismatch)
      problems[name] = 'invalid';
  }
  return problems;
}

/** The message as the API takes it. The honeypot is sent only when something filled it. */
export function toMessage(form: HTMLFormElement, values: ContactValues): MessageInput {
  const { firstName, lastName, ...rest } = values;
  const website = control(form, 'website')?.value;
  return { name: `${firstName} ${lastName}`, ...rest, ...(website && { website }) };
}

/** The form's field behind a field of the API's message. */
export const fieldOf = (apiField: string): ContactField | undefined =>
  apiField === 'name' ? 'firstName' : CONTACT_FIELDS.find((name) => name === apiField);
