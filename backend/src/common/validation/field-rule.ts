import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Bilingual } from '../errors/api-error';

/** What every rule of a field carries for the error body. */
export interface FieldContext {
  /** The field's name for a person. */
  label: Bilingual;
  /** Values for the placeholders of the message. */
  params?: Readonly<Record<string, string | number>>;
  /** Instead of the rule's message in `VALIDATION_MESSAGES`. */
  message?: Bilingual;
}

/** The options of a class-validator decorator on a field. */
export const about = (
  label: Bilingual,
  details: Omit<FieldContext, 'label'> = {},
): ValidationOptions => ({ context: { label, ...details } satisfies FieldContext });

/** A rule that class-validator does not have. */
export const Rule = (
  name: string,
  holds: (value: unknown, dto: Readonly<Record<string, unknown>>) => boolean,
  options: ValidationOptions,
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
    options,
  );

/** An absent value is accepted; null is not. */
export const IfGiven = (): PropertyDecorator => ValidateIf((_dto, value) => value !== undefined);
