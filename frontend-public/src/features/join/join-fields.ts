import { isPhone, type Language, LIMITS } from '@manjara/contracts';
import type { ApiError } from '@manjara/platform';
import { control, textOf } from '../../shared/forms/controls';
import type { VisitorFormSpec } from '../../shared/forms/useVisitorForm';
import type { ApplicationInput } from './api/send-application';

/** In the order of the form: those of spec §5, and an optional phone number. */
const JOIN_FIELDS = ['name', 'email', 'phone', 'job', 'message', 'cv'] as const;
export type JoinField = (typeof JOIN_FIELDS)[number];

/** Value of the hidden field that records in a draft that a file was chosen. */
export const CV_CHOSEN = 'attached';

/** A draft cannot hold a file, so it only records that there was one. */
const JOIN_DRAFT_FIELDS = [...JOIN_FIELDS.filter((name) => name !== 'cv'), CV_CHOSEN];

export const JOIN_LIMITS = {
  name: LIMITS.name,
  email: LIMITS.email,
  phone: LIMITS.phone,
  message: LIMITS.message,
} as const;

/** Empty, not a PDF or no phone number, or the API's message in the language of the request. */
type JoinProblem = 'missing' | 'invalid' | { sentence: string; language: Language };
type JoinProblems = Partial<Record<JoinField, JoinProblem>>;

export type ChosenCv = Pick<File, 'name' | 'size'>;

export const fileOf = (form: HTMLFormElement) =>
  (control(form, 'cv') as HTMLInputElement | null)?.files?.[0];

const SIGNATURE = '%PDF-';
/** MIME types that browsers report for a file of unknown kind. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream', 'binary/octet-stream'];

/** Checks the MIME type (spec §5), or the content if the type is unknown. */
export async function isPdf(file: File): Promise<boolean> {
  if (!UNKNOWN_TYPES.includes(file.type)) return file.type === 'application/pdf';
  // PDF readers accept the signature within the first 1,024 bytes.
  const head = file.slice(0, 1024).text();
  return (await head.catch(() => '')).includes(SIGNATURE);
}

/** All but the phone number are required; the e-mail may be any text (spec §5). */
function findProblems(form: HTMLFormElement): JoinProblems {
  const problems: JoinProblems = {};
  for (const name of JOIN_FIELDS) {
    if (name === 'phone') continue;
    if (name === 'cv' ? !fileOf(form) : !textOf(form, name)) problems[name] = 'missing';
  }
  const phone = textOf(form, 'phone');
  if (phone && !isPhone(phone)) problems.phone = 'invalid';
  return problems;
}

const TOO_LARGE = 413;

/** The API's messages by form field; they are in `language`. */
function rejectedFields({ status, body, message }: ApiError, language: Language): JoinProblems {
  // 413 has no details; only the CV can be that large.
  const details = status === TOO_LARGE ? [{ field: 'cv', message }] : (body?.details ?? []);
  const found = details.flatMap(({ field, message: sentence }) => {
    const name = JOIN_FIELDS.find((each) => each === field);
    return name ? [[name, { sentence, language }] as const] : [];
  });
  return Object.fromEntries(found);
}

export const JOIN_SPEC: VisitorFormSpec<JoinField, JoinProblem> = {
  name: 'join',
  fields: JOIN_FIELDS,
  draftFields: JOIN_DRAFT_FIELDS,
  findProblems,
  rejectedFields,
};

/** The request body of a valid form. The honeypot is sent only if it was filled in. */
export function toApplication(form: HTMLFormElement): ApplicationInput {
  const website = textOf(form, 'website');
  const job = textOf(form, 'job');
  const cv = fileOf(form);
  const phone = textOf(form, 'phone');
  if (!job || !cv) throw new Error('The form is not complete.');
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    ...(phone && { phone }),
    job,
    message: textOf(form, 'message'),
    cv,
    ...(website && { website }),
  };
}
