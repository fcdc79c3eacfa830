import { LIMITS } from '@manjara/contracts';
import { type Field, isTextual } from './field';
import type { Form } from './operation';
import { FilePart, PICTURE } from './payload';

/** Values that a field rejects, by description; those that tell most first. */
export type Wrong = Readonly<Record<string, unknown>>;

const JSON_NO_TEXT: Wrong = {
  'an operator': { $gt: '' },
  null: null,
  'a list of a text': ['x'],
  'a number': 7,
  'a boolean': true,
  'a list': [],
  'an object': { x: 'x' },
};

const without = (wrong: Wrong, ...names: string[]): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([name]) => !names.includes(name)));

const NO_EMAILS: Wrong = {
  'no e-mail': 'nora at example',
  'two e-mails': 'nora@example.com, omar@example.com',
  'an e-mail with a line break': 'nora@example.com\nBcc: all@example.com',
};

const NO_PHONES: Wrong = {
  'six digits': '05 01 23',
  'six Arabic digits': '٠٥٠١٢٣',
  'letters among digits': '0501234567 (Nora)',
  'signs alone': '+-(). +-().',
};

function ofJson({ kind }: Field): Wrong {
  switch (kind) {
    case 'flag':
      return { 'a text': 'true', ...without(JSON_NO_TEXT, 'a boolean') };
    case 'section':
      return { 'a text': 'x', ...without(JSON_NO_TEXT, 'an object', 'an operator') };
    case 'ids':
      return {
        'a text': 'x',
        'the same twice': ['0123456789abcdef01234567', '0123456789ABCDEF01234567'],
        ...without(JSON_NO_TEXT, 'a list'),
      };
    case 'honeypot':
      return {};
    default:
      return {
        'an operator': JSON_NO_TEXT['an operator'],
        ...(kind === 'email' && NO_EMAILS),
        ...(kind === 'phone' && NO_PHONES),
        ...JSON_NO_TEXT,
      };
  }
}

const NO_FOCUS: Wrong = {
  words: 'centre',
  'one number': '30',
  'more than a whole': '30,101',
  'a fraction': '30.5,40',
  'less than nothing': '-1,40',
  'an object': '{"x":30,"y":40}',
};

const text = 'x';

function ofMultipart({ kind, presence, max }: Field): Wrong {
  switch (kind) {
    case 'picture':
    case 'slot':
    case 'cv':
      return {
        'a text': text,
        'sent twice': [PICTURE, PICTURE],
        'a text, then a file': [text, PICTURE],
        'an address': '/api/files/0123456789abcdef01234567',
      };
    case 'pictures':
      return {
        'a text that is no address': text,
        'an address of nothing': '/api/files/0123456789abcdef01234567',
        'an empty text beside a file': ['', PICTURE],
        'too many': Array.from({ length: (max ?? 0) + 1 }, () => PICTURE),
      };
    case 'focuses':
      return { ...NO_FOCUS, 'one of them': ['30,40', text], 'too many': Array(101).fill('30,40') };
    case 'alts':
      return {
        'one of them too long': [text, 'ي'.repeat(LIMITS.alt + 1)],
        'a NUL': 'a\u0000b',
        'too many': Array(101).fill(text),
      };
    case 'honeypot':
      return {};
    default:
      return {
        'sent twice': [text, text],
        ...(kind === 'email' && NO_EMAILS),
        ...(kind === 'focus' && NO_FOCUS),
        // A file in a text field counts as absent, so it fails only where the text is required.
        ...(presence === 'required' && { 'a file': new FilePart(Buffer.from(text), 'x.txt') }),
      };
  }
}

/** Values whose type or format the field does not accept. */
export const wrongTypes = (form: Form, field: Field): Wrong =>
  form.kind === 'json' ? ofJson(field) : ofMultipart(field);

/** Strings that are rejected for their content. */
export function wrongTexts({ kind }: Form, field: Field): Wrong {
  const { max = 0, chosen } = field;
  if (field.kind === 'password') {
    const short = { 'too short': '1234567', 'too common': 'password123' };
    return { 'too long': 'x'.repeat(max + 1), ...(chosen && short) };
  }
  if (field.kind === 'choice') return { 'none of the choices': 'Hospitality', 'all of them': '*' };
  if (!isTextual(field)) return {};
  return {
    'one emoji too long': '🪵'.repeat(max + 1),
    'a NUL': 'a\u0000b',
    'a C1 control': 'a\u009fb',
    'one letter too long': 'ي'.repeat(max + 1),
    'a bell': 'a\u0007b',
    'an escape': '\u001b[31mred',
    // Multipart text cannot contain a lone surrogate.
    ...(kind === 'json' && { 'half an emoji': 'a\ud83e' }),
  };
}

/** Values that count as empty. */
export const BLANKS: Wrong = {
  'an empty text': '',
  blanks: ' \t\r\n \u00a0\u3000\ufeff',
  'marks that nobody sees': '\u200f \u200e\u00ad\u200b',
};
