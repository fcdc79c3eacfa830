import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Bilingual } from '../errors/api-error';

/** What class-validator carries with a rule. */
export interface RuleContext {
  /** Instead of the rule's message in `VALIDATION_MESSAGES`. */
  message?: Bilingual;
  /** Values for the placeholders of the message. */
  params?: Readonly<Record<string, string | number>>;
  /** Of a rule for each item of a list: the error names the first that breaks it, as `alts[3]`. */
  holds?: (item: unknown) => boolean;
  /** Of a field for files: how many it takes. */
  maxFiles?: number;
}

/** Options of a class-validator decorator with a custom message. */
export const withMessage = (message: Bilingual): ValidationOptions => ({
  context: { message } satisfies RuleContext,
});

/** The options of a class-validator decorator whose message has placeholders. */
export const withParams = (params: RuleContext['params']): ValidationOptions => ({
  context: { params } satisfies RuleContext,
});

/** The message of a choice. */
export const oneOf = (values: readonly unknown[]): ValidationOptions =>
  withMessage({ en: `One of ${values.join(', ')}.`, ar: `إحدى القيم: ${values.join('، ')}.` });

/** A rule that class-validator does not have. */
export const CustomRule = (
  name: string,
  holds: (value: unknown, dto: Readonly<Record<string, unknown>>) => boolean,
  context: RuleContext,
): PropertyDecorator =>
  ValidateBy(
    {
      name,
      validator: {
        validate: (value, args) => holds(value, (args?.object ?? {}) as Record<string, unknown>),
        // class-validator drops the context of a rule without a message.
        defaultMessage: () => name,
      },
    },
    { context, each: context.holds !== undefined },
  );

export const EachRule = (
  name: string,
  holds: (item: unknown) => boolean,
  context: RuleContext,
): PropertyDecorator => CustomRule(name, holds, { ...context, holds });

/** An absent value is accepted; null is not. */
export const IsOptionalNotNull = (): PropertyDecorator =>
  ValidateIf((_dto, value) => value !== undefined);

/** An absent value and an empty text are accepted. */
export const IsOptionalOrEmpty = (): PropertyDecorator =>
  ValidateIf((_dto, value) => value !== undefined && value !== '');
