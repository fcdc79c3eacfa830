import type { Language } from '@manjara/contracts';
import { HttpException } from '@nestjs/common';
import { arabicNumber } from '../text/arabic-number';

/** A text in each language of the site, with `{name}` placeholders. */
export type Bilingual = Readonly<Record<Language, string>>;

/** A kind of error: HTTP status, stable code and message. */
export interface ErrorDefinition {
  readonly status: number;
  readonly code: string;
  readonly message: Bilingual;
  /** Seconds until the error may be over: `Retry-After`. */
  readonly retryAfter?: number;
}

export interface BilingualFieldError {
  field: string;
  message: Bilingual;
}

interface ApiErrorOptions {
  /** Values of the message's placeholders. */
  params?: Readonly<Record<string, string | number>>;
  details?: BilingualFieldError[];
  /** For 412: when the entity was last changed. */
  changedAt?: Date;
  /** Seconds, if they are not those of the definition. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** @param retryAfter seconds until the error may be over */
export const defineError = (
  status: number,
  code: string,
  message: Bilingual,
  retryAfter?: number,
): ErrorDefinition => ({ status, code, message, retryAfter });

/** Fills the placeholders in both languages; numbers use the digits of each language. */
export function fillIn(text: Bilingual, params: ApiErrorOptions['params'] = {}): Bilingual {
  const fill = (template: string, inDigits: (value: number) => string) =>
    template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = params[name] ?? placeholder;
      return typeof value === 'number' ? inDigits(value) : value;
    });
  return { ar: fill(text.ar, arabicNumber), en: fill(text.en, String) };
}

/** An HTTP error with a stable code and a message in both languages. */
export class ApiError extends HttpException {
  readonly code: string;
  readonly text: Bilingual;
  readonly details: BilingualFieldError[] | undefined;
  readonly changedAt: Date | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(definition: ErrorDefinition, options: ApiErrorOptions = {}) {
    const text = fillIn(definition.message, options.params);
    super(text.en, definition.status, { cause: options.cause });
    this.code = definition.code;
    this.text = text;
    this.details = options.details;
    this.changedAt = options.changedAt;
    const { retryAfter = definition.retryAfter } = options;
    this.headers = {
      ...options.headers,
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    };
  }
}

export function fieldError(
  field: string,
  definition: ErrorDefinition,
  params?: ApiErrorOptions['params'],
): ApiError {
  const message = fillIn(definition.message, params);
  return new ApiError(definition, { params, details: [{ field, message }] });
}

/** The 404 of a kind of entity. @param name of the kind in the error code, such as `box` */
export const notFoundError = (name: string, en: string, ar: string): ErrorDefinition =>
  defineError(404, `${name}_not_found`, { en, ar });
