import type { Language } from '@manjara/contracts';

/** A text for a person in each language of the site. `{name}` stands for a parameter. */
export type Bilingual = Readonly<Record<Language, string>>;

/** One kind of error that the API answers: its status, its stable code and its sentence. */
export interface ErrorDefinition {
  readonly status: number;
  readonly code: string;
  readonly message: Bilingual;
}

export interface BilingualFieldError {
  field: string;
  message: Bilingual;
}

interface ApiErrorOptions {
  /** What replaces `{name}` in the sentence. */
  params?: Readonly<Record<string, string | number>>;
  /** What is wrong with which field. */
  details?: BilingualFieldError[];
  /** When what was to be changed was changed last. */
  changedAt?: Date;
  /** Response headers that belong to the error, such as Retry-After. */
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** Declares the errors of a module; the keys are for the code, `code` is for the wire. */
export const defineErrors = <Key extends string>(
  definitions: Record<Key, ErrorDefinition>,
): Readonly<Record<Key, ErrorDefinition>> => Object.freeze(definitions);

/** Fills `{name}` in both languages of a text. */
export function fillIn(text: Bilingual, params: ApiErrorOptions['params'] = {}): Bilingual {
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(params[name] ?? placeholder),
    );
  return { ar: fill(text.ar), en: fill(text.en) };
}

/** An error with an answer of its own. Everything else that is thrown is unexpected. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly text: Bilingual;
  readonly details: BilingualFieldError[] | undefined;
  readonly changedAt: Date | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(definition: ErrorDefinition, options: ApiErrorOptions = {}) {
    const text = fillIn(definition.message, options.params);
    super(text.en, { cause: options.cause });
    this.name = 'ApiError';
    this.status = definition.status;
    this.code = definition.code;
    this.text = text;
    this.details = options.details;
    this.changedAt = options.changedAt;
    this.headers = options.headers ?? {};
  }
}
