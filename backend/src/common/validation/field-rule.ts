import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import type { Bilingual } from '../errors/api-error';

/** What every rule of a field carries. */
export interface FieldContext {
  /** The field's name for a person. */
  label: Bilingual;
  /** Values for the placeholders of the message. */
  params?: Readonly<Record<string, string | number>>;
  /** Instead of the rule's message in `VALIDATION_MESSAGES`. */
  message?: Bilingual;
  /** Of a rule for the items of a list: the index of the first that breaks it. */
  wrongIndex?: (list: unknown) => number;
  /** Of a field for files: how many it takes. */
  maxFiles?: number;
}

/** The options of a class-validator decorator on a field. */
export const fieldContext = (
  label: Bilingual,
  details: Omit<FieldContext, 'label'> = {},
): ValidationOptions => ({ context: { label, ...details } satisfies FieldContext });

/** A rule that class-validator does not have. */
export const CustomRule = (
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

/** A rule for each item of a list; the error names the first that breaks it, such as `alts[3]`. */
export const EachRule = (
  name: string,
  holds: (item: unknown) => boolean,
  label: Bilingual,
  params: FieldContext['params'] = {},
): PropertyDecorator => {
  const wrongIndex = (list: unknown) => (list as unknown[]).findIndex((item) => !holds(item));
  return CustomRule(
    name,
    (list) => wrongIndex(list) < 0,
    fieldContext(label, { params, wrongIndex }),
  );
};

/** An absent value is accepted; null is not. */
export const IsOptionalNotNull = (): PropertyDecorator =>
  ValidateIf((_dto, value) => value !== undefined);
