import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, IfGiven, Rule } from './field-rule';

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

/** A text, trimmed and in one form: composed letters, `\n` as line break; a blank one is empty. */
export const normalizeText = (text: string): string =>
  ALL_BLANK.test(text) ? '' : text.replace(/\r\n?/g, '\n').normalize('NFC').trim();

/** Normalizes a text before it is validated. */
export const NormalizeText = (): PropertyDecorator =>
  Transform(({ value }): unknown => (typeof value === 'string' ? normalizeText(value) : value));

/**
 * A text that a person typed: normalized, limited, free of control characters. A blank one is a
 * missing one (spec §5), unless it is `optional`.
 */
export function Text(options: TextOptions): PropertyDecorator {
  const { label, max, multiline = false, optional = false, description } = options;
  const controls = multiline ? CONTROLS_BUT_LINES : CONTROLS;
  return applyDecorators(
    NormalizeText(),
    optional ? IfGiven() : IsNotEmpty(about(label)),
    IsString(about(label)),
    MaxLength(max, about(label, { params: { max } })),
    Rule('hasNoControls', (value) => !controls.test(String(value)), about(label)),
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
