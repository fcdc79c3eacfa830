import fc from 'fast-check';
import type { Operation, Parameter, Schema } from '../document/document';
import { validBody } from './bodies';
import type { Plan } from './plan';
import { validText } from './texts';

/** How clients ask for a language. */
const LANGUAGES = ['ar', 'en', 'ar-SA,ar;q=0.9,en;q=0.5', 'en-US,en;q=0.9', undefined];

const queryText = (schema: Schema): fc.Arbitrary<string> =>
  schema.type === 'integer' && !schema.enum
    ? fc.integer({ min: schema.minimum, max: schema.maximum }).map(String)
    : validText(schema).map(String);

const queryOf = ({ name, schema }: Parameter): fc.Arbitrary<Plan['query']> =>
  schema.items
    ? fc
        .array(queryText(schema.items), { minLength: 1, maxLength: 3 })
        .map((values) => values.map((value) => [name, value] as const))
    : queryText(schema).map((value) => [[name, value] as const]);

/** For a single entity, required parameters are part of its known address. */
const validQuery = ({ inQuery, inPath }: Operation): fc.Arbitrary<Plan['query']> =>
  fc
    .tuple(
      ...inQuery
        .filter(({ required }) => !required || inPath.length === 0)
        .map((parameter) =>
          parameter.required
            ? queryOf(parameter)
            : fc.oneof(fc.constant<Plan['query']>([]), queryOf(parameter)),
        ),
    )
    .map((parts) => parts.flat());

const headersFor = (language: string | undefined): Plan['headers'] =>
  language === undefined ? {} : { 'accept-language': language };

/** Documented requests of a call. */
export const validPlan = (operation: Operation): fc.Arbitrary<Plan> =>
  fc
    .record({
      known: fc.nat(1_000),
      query: validQuery(operation),
      language: fc.constantFrom(...LANGUAGES),
      fields: operation.body ? validBody(operation.body) : fc.constant(undefined),
    })
    .map(({ known, query, language, fields }) => ({
      operation,
      kind: 'valid',
      address: { known },
      query,
      headers: headersFor(language),
      body: fields && { type: 'fields', fields },
    }));
