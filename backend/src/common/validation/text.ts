import { cleanText, cleanValue } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsNotEmpty, IsString, MaxLength, maxLength } from 'class-validator';
import {
  CustomRule,
  EachRule,
  IsOptionalNotNull,
  IsOptionalOrEmpty,
  withParams,
} from './field-rule';

interface Lines {
  /** Keeps line breaks and tabs; otherwise they become spaces. */
  multiline?: boolean;
}

export interface TextOptions extends Lines {
  /** Characters. */
  max: number;
  /** Whether a blank text is a value and an absent one is left alone. */
  optional?: boolean;
  description?: string;
}

// Control characters, and lone surrogates, which the database cannot store.
const CONTROL = /[^\P{Cc}\t\n]|\p{Cs}/u;
const hasNoControls = (text: unknown): boolean => !CONTROL.test(String(text));
const CONTROLS = {
  message: {
    en: 'The text holds invisible control characters.',
    ar: 'يحتوي النص على محارف تحكم غير مرئية.',
  },
};

/** Nothing that a person could see: blanks, and marks that come along when a text is copied. */
export const BLANK = '[\\s\\p{Cf}]*';
const ALL_BLANK = new RegExp(`^${BLANK}$`, 'u');
/** For the schema, which describes the text before normalization. */
const ANY = '(?:[^\\p{Cc}\\p{Cs}]|[\\t\\n\\v\\f\\r\\u0085])*';

/** A text, trimmed and in one form: composed letters, `\n` as line break; a blank one is empty. */
export function normalizeText(text: string, { multiline = false }: Lines = {}): string {
  const clean = cleanText(text);
  const lines = multiline ? clean : clean.replace(/[\t\n]+/g, ' ');
  return ALL_BLANK.test(lines) ? '' : lines.normalize('NFC').trim();
}

/** Transforms a text before validation. */
export const ReadAs = (read: (text: string) => string): PropertyDecorator =>
  Transform(({ value }): unknown => (typeof value === 'string' ? read(value) : value));

/** Transforms each item before validation; a value that is sent once becomes a list. */
export const ReadEach = (read: (item: unknown) => unknown): PropertyDecorator =>
  Transform(({ value }): unknown =>
    value === undefined ? value : [value].flat().map((item) => read(item)),
  );

/** Removes invisible characters from a number or an address. */
export const CleanValue = (): PropertyDecorator => ReadAs(cleanValue);

/**
 * A text that a person typed: normalized, limited, free of control characters. A blank one is a
 * missing one (spec §5), unless it is `optional`.
 */
export function Text(options: TextOptions): PropertyDecorator {
  const { max, multiline = false, optional = false, description } = options;
  return applyDecorators(
    ReadAs((text) => normalizeText(text, { multiline })),
    optional ? IsOptionalOrEmpty() : IsNotEmpty(),
    IsString(),
    MaxLength(max, withParams({ max })),
    CustomRule('hasNoControls', hasNoControls, CONTROLS),
    ApiProperty({
      type: String,
      required: !optional,
      maxLength: max,
      pattern: optional ? `^${ANY}$` : `^(?!${BLANK}$)${ANY}$`,
      ...(!optional && { minLength: 1 }),
      ...(description && { description }),
    }),
  );
}

interface TextListOptions {
  /** Characters of each. */
  max: number;
  maxItems: number;
  description: string;
}

/** A list of optional single-line texts; always a list. */
export const TextList = ({ max, maxItems, description }: TextListOptions) =>
  applyDecorators(
    ReadEach((text) => (typeof text === 'string' ? normalizeText(text) : text)),
    IsOptionalNotNull(),
    ArrayMaxSize(maxItems, withParams({ max: maxItems })),
    EachRule('maxLength', (text) => maxLength(text, max), { params: { max } }),
    EachRule('hasNoControls', hasNoControls, CONTROLS),
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: max, pattern: `^${ANY}$` },
      required: false,
      maxItems,
      description,
    }),
  );
