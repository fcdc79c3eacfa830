import { NOT_MODIFIED_HEADERS } from '@manjara/contracts';
import { answerFault, holds } from '../document/schema-check';
import type { DocumentedAnswer } from '../document/document';
import type { Plan } from '../generate/plan';
import type { Answer } from './wire';

/** Headers that every response has; a 304 only some of them. */
const SECURITY_HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src 'none'/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-resource-policy': /^same-(origin|site)$/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-request-id': /^[\w.:-]{8,64}$/,
};

/** Generous, as the machine may be busy. */
const TIMEOUT_MS = 15_000;

/** Internals that no response may contain. */
const INTERNALS = /node_modules|\bat [\w.<>]+ \(|\/(src|dist)\/|Mongo|Error:/;

const ARABIC = /\p{Script=Arabic}/u;
const SENTENCE = /^\S.*\S$/su;

interface ErrorBody {
  error?: string;
  statusCode: number;
  message: string;
  details?: { field: string; message: string }[];
}

/** The language that a request unambiguously asks for. */
function languageOf({ headers }: Plan): 'ar' | 'en' | undefined {
  const asked = headers['accept-language'];
  if (asked === undefined || asked.startsWith('en')) return 'en';
  return asked.startsWith('ar') && !asked.includes('q=0,') ? 'ar' : undefined;
}

/** Messages may quote the name of an uploaded file. */
const unquoted = (message: string): string => message.replace(/\u2068[^\u2069]*\u2069/gu, '');

function sentenceFault(plan: Plan, message: string): string | undefined {
  const language = languageOf(plan);
  if (!SENTENCE.test(message)) return 'a message that is no sentence';
  if (language === 'ar' && !ARABIC.test(message)) return 'a message that is not Arabic';
  if (language === 'en' && ARABIC.test(unquoted(message))) return 'a message that is not English';
  return undefined;
}

/** Errors that name categories, in whatever letters the owner has typed. */
const NAME_CATEGORIES = ['category_unknown', 'job_unknown'];

function errorFault(plan: Plan, status: number, body: ErrorBody): string | undefined {
  if (body.statusCode !== status) return 'another statusCode in the body';
  if (INTERNALS.test(unquoted(JSON.stringify(body)))) return 'an error that tells of our insides';
  if (NAME_CATEGORIES.includes(body.error ?? '')) return undefined;
  return [body.message, ...(body.details ?? []).map(({ message }) => message)]
    .map((message) => sentenceFault(plan, message))
    .find((fault) => fault !== undefined);
}

/** A missing or undocumented header. */
function headerFault(documented: DocumentedAnswer, answer: Answer): string | undefined {
  for (const [name, pattern] of Object.entries(SECURITY_HEADERS)) {
    if (answer.status === 304 && !NOT_MODIFIED_HEADERS.has(name)) continue;
    if (!pattern.test(String(answer.headers[name] ?? '')))
      return `${name}: ${answer.headers[name]}`;
  }
  if ('x-powered-by' in answer.headers) return 'a header that tells what answers';
  for (const [name, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const value = answer.headers[name.toLowerCase()];
    if (value === undefined && required) return `no ${name}`;
    const typed = schema.type === 'integer' ? Number(value) : value;
    if (value !== undefined && !holds(schema, typed)) return `${name}: ${String(value)}`;
  }
  return undefined;
}

function bodyFault(plan: Plan, documented: DocumentedAnswer, answer: Answer): string | undefined {
  const types = Object.keys(documented.content ?? {});
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  if (types.length === 0) return answer.body.length > 0 ? 'a body where none is' : undefined;
  if (!types.includes(type)) return `the content type ${type || 'of nothing'}`;
  if (type !== 'application/json') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(answer.body.toString());
  } catch {
    return 'a body that is not JSON';
  }
  const fault = answerFault(plan.operation, String(answer.status), body);
  if (fault !== undefined || answer.status < 400) return fault;
  return errorFault(plan, answer.status, body as ErrorBody);
}

/** The first fault of a response; undefined if it has no faults. */
export function faultIn(plan: Plan, answer: Answer): string | undefined {
  const { status, milliseconds } = answer;
  const documented = plan.operation.answers[String(status)];
  const at = `${status}: `;
  if (status >= 500) return `${at}${answer.body.toString().slice(0, 300)}`;
  if (!documented) return `${at}a status that is not documented`;
  if (milliseconds > TIMEOUT_MS) return `${at}after ${Math.round(milliseconds)} ms`;
  if (plan.kind === 'valid' && status >= 300) {
    return `${at}a refusal of what is documented: ${answer.body.toString().slice(0, 300)}`;
  }
  const fault = headerFault(documented, answer) ?? bodyFault(plan, documented, answer);
  return fault && `${at}${fault}`;
}
