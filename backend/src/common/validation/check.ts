import { ValidateBy } from 'class-validator';
import type { Bilingual } from '../errors/api-error';

/** Why a value is refused: it is not there, or it is there and wrong. */
export interface Failure {
  kind: 'missing' | 'invalid';
  message: Bilingual;
}

/** Looks at one value of a DTO; answers what is wrong with it, or nothing. */
export type Check = (value: unknown, dto: object) => Failure | undefined;

/** What the decorator leaves with class-validator for the error body. */
export interface CheckContext {
  label: Bilingual;
  explain: Check;
}

export const MISSING: Failure = {
  kind: 'missing',
  message: { en: 'This field is required.', ar: 'هذا الحقل مطلوب.' },
};

export const invalid = (en: string, ar: string): Failure => ({
  kind: 'invalid',
  message: { en, ar },
});

/** Several decorators may hold one property, and class-validator keeps one result per name. */
let decorators = 0;

/**
 * Holds a property to checks, of which the first that fails is reported, in both languages.
 * @param label the field's name for a person
 */
export function Checked(label: Bilingual, ...checks: Check[]): PropertyDecorator {
  const explain: Check = (value, dto) => {
    for (const check of checks) {
      const failure = check(value, dto);
      if (failure) return failure;
    }
    return undefined;
  };
  return ValidateBy(
    {
      name: `check-${decorators++}`,
      validator: { validate: (value, args) => explain(value, args?.object ?? {}) === undefined },
    },
    { message: 'refused', context: { label, explain } satisfies CheckContext },
  );
}

const isCheckContext = (context: unknown): context is CheckContext =>
  typeof context === 'object' && context !== null && 'explain' in context;

/** What the failed decorators of one property have left. */
export const checkContextsOf = (contexts: Record<string, unknown> | undefined): CheckContext[] =>
  Object.values(contexts ?? {}).filter(isCheckContext);
