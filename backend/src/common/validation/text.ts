import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Bilingual } from '../errors/api-error';
import { type Check, Checked, invalid, MISSING } from './check';

interface TextOptions {
  label: Bilingual;
  /** Characters. */
  max: number;
  /** Whether line breaks and tabs are part of the text. */
  multiline?: boolean;
  /** Whether a blank text is a value and an absent one is left alone. */
  optional?: boolean;
  description?: string;
}

// C0 and C1 controls, the marks that turn the direction of what follows them, and half characters,
// which no database can keep as they are.
const CONTROLS = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** The same for a schema, which holds the text before it is trimmed. */
const CONTROL = '\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069';
/** Nothing that a person could see: blanks, and marks that come along when a text is copied. */
const BLANK = '[\\s\\p{Cf}]*';
const ALL_BLANK = new RegExp(`^${BLANK}$`, 'u');
const patternOf = (multiline: boolean, optional: boolean): string => {
  const any = multiline ? `(?:[^${CONTROL}]|[\\t\\n\\r])*` : `[^${CONTROL}]*`;
  return optional ? `^${any}$` : `^(?!${BLANK}$)${any}$`;
};

const isText: Check = (value) =>
  typeof value === 'string' ? undefined : invalid('This must be a text.', 'يجب أن يكون نصًا.');

const present: Check = (value) => (value === undefined || value === '' ? MISSING : undefined);

const atMost =
  (max: number): Check =>
  (value) =>
    [...(value as string)].length > max
      ? invalid(`At most ${max} characters.`, `${max} حرف كحد أقصى.`)
      : undefined;

const without =
  (forbidden: RegExp): Check =>
  (value) =>
    forbidden.test(value as string)
      ? invalid(
          'The text holds invisible control characters.',
          'يحتوي النص على محارف تحكم غير مرئية.',
        )
      : undefined;

const ifGiven =
  (check: Check): Check =>
  (value, dto) =>
    value === undefined ? undefined : check(value, dto);

/** A text, trimmed and in one form: composed letters, `\n` as line break; a blank one is empty. */
export const tidied = (text: string): string =>
  ALL_BLANK.test(text) ? '' : text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Tidies a text before it is looked at. */
export const Tidy = (): PropertyDecorator =>
  Transform(({ value }): unknown => (typeof value === 'string' ? tidied(value) : value));

/**
 * A text that a person typed: tidied, limited, free of control characters. A blank one is a
 * missing one (spec §5), unless it is `optional`.
 */
export function Text(options: TextOptions): PropertyDecorator {
  const { label, max, multiline = false, optional = false, description } = options;
  const rules = [isText, atMost(max), without(multiline ? CONTROLS_BUT_LINES : CONTROLS)];
  return applyDecorators(
    Tidy(),
    Checked(label, ...(optional ? rules.map(ifGiven) : [present, ...rules])),
    ApiProperty({
      type: String,
      required: !optional,
      maxLength: max,
      pattern: patternOf(multiline, optional),
      ...(!optional && { minLength: 1 }),
      ...(description && { description }),
    }),
  );
}
