import { LIMITS } from '@manjara/contracts';
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

const control = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** What the form holds now, without surrounding blanks. */
export function readValues(form: HTMLFormElement): ContactValues {
  const entries = CONTACT_FIELDS.map((name) => [name, control(form, name)?.value.trim() ?? '']);
  return Object.fromEntries(entries) as ContactValues;
}

/** Sets a field as typing would, so that whoever listens to the field learns of it. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts values back into fields that are still empty. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<ContactValues>): void {
  for (const name of CONTACT_FIELDS) {
    const field = control(form, name);
    const value = values[name];
    if (field && !field.value && typeof value === 'string') write(field, value);
  }
}

export function clearFields(form: HTMLFormElement): void {
  for (const name of CONTACT_FIELDS) {
    const field = control(form, name);
    if (field) write(field, '');
  }
}

/** All five are required; the email must look like one (spec §5). */
export function findProblems(form: HTMLFormElement, values: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  for (const name of CONTACT_FIELDS) {
    if (!values[name]) problems[name] = 'missing';
    else if (control(form, name)?.validity.typeMismatch) problems[name] = 'invalid';
  }
  return problems;
}

export function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((name) => problems[name]);
  if (first) control(form, first)?.focus();
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
