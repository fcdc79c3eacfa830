import { type ErrorBody, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { LONG } from '../support/long';
import { BESIDE_REQUESTS, logChanges } from '../support/write-faults';
import { OPERATIONS } from './operations';
import { Api, type Prepared } from './support/api';
import { type Field, isFile, isTextual } from './support/field';
import { type Form, type Operation, table } from './support/operation';
import { FilePart, type Payload } from './support/payload';
import { tried } from './support/tried';
import { BLANKS, type Wrong, wrongTexts, wrongTypes } from './support/wrong-values';

const MISSING = {
  en: { all: 'Please fill out all fields.', one: 'This field is required.' },
  ar: { all: 'يُرجى تعبئة جميع الحقول.', one: 'هذا الحقل مطلوب.' },
} as const;
const LANGUAGES = ['en', 'ar'] as const;
const FORM = 'multipart/form-data; boundary=b';

/** A form of each kind that gets every wrong value; in the short run, others get the first few. */
const WHOLE = ['POST /messages', 'POST /products'];
const FEW = 3;

let api: Api;
beforeAll(async () => (api = await Api.start()));
afterAll(() => api.stop());

const byField = (a: { field: string }, b: { field: string }) => a.field.localeCompare(b.field);

type WithForm = Operation & { form: Form };
const withForm = tried(OPERATIONS).filter((operation) => operation.form) as WithForm[];

interface WrongValue {
  field: Field;
  what: string;
  value: unknown;
}

describe.each(table(withForm))('$name', (row) => {
  const operation = row.operation as WithForm;
  const { fields } = operation.form;
  const isWhole = LONG || WHOLE.includes(row.name);
  const required = fields.filter(({ presence }) => presence === 'required');
  // In a form whose absent fields stay unchanged, an empty picture input keeps the picture.
  const toBlank = [
    ...required.filter(({ kind }) => kind !== 'flag' && kind !== 'ids'),
    ...fields.filter((field) => field.presence === 'keeps' && isTextual(field)),
  ];
  /**
   * Wrong values that must be sent alone: files end the reading of a form, a section contains other
   * fields, and several changes in one request are rejected.
   */
  const isAlone = ({ field, value }: WrongValue) =>
    isFile(field) ||
    value instanceof FilePart ||
    field.kind === 'section' ||
    operation.path.endsWith('/bulk');

  let prepared: Prepared;
  let log: ReturnType<typeof logChanges>;
  beforeAll(async () => {
    prepared = await api.prepare(operation);
    log = logChanges(BESIDE_REQUESTS);
  });
  afterAll(() => {
    log.stop();
    // A picture that a request names is touched, so that the sweep leaves it alone.
    expect(log.steps.filter((step) => step !== 'fs.files.updateMany')).toEqual([]);
  });

  const valid = () => ({ ...prepared.request.payload });
  const send = (payload: Payload, language: 'en' | 'ar' = 'en') =>
    api.send(operation, { ...prepared.request, payload, language });
  /** Changes of a valid payload. @returns the fields that the error names */
  async function refused(changes: Payload, language: 'en' | 'ar' = 'en') {
    const { status, body } = await send({ ...valid(), ...changes }, language);
    const { details = [], ...error } = body as ErrorBody;
    return { status, error, details };
  }

  /** Sends wrong values; the error must name their fields. */
  async function expectRefused(wrongOf: (field: Field) => Wrong) {
    const firstOfKind = ({ kind }: Field) => fields.find((field) => field.kind === kind);
    const asked = fields.filter(
      (field) => isWhole || !isFile(field) || field === firstOfKind(field),
    );
    const values = asked.map((field) =>
      Object.entries(wrongOf(field))
        .slice(0, isWhole ? undefined : FEW)
        .map(([what, value]) => ({ field, what, value })),
    );
    const alone = values.flat().filter(isAlone);
    const together = values.map((ofField) => ofField.filter((one) => !isAlone(one)));
    // One wrong value of each field at a time.
    const rounds = Array.from(
      { length: Math.max(...together.map(({ length }) => length)) },
      (_, n) => together.flatMap((ofField) => ofField.slice(n, n + 1)),
    );
    for (const wrong of [...alone.map((one) => [one]), ...rounds]) {
      const changes = Object.fromEntries(wrong.map(({ field, value }) => [field.name, value]));
      const { status, details } = await refused(changes);
      // In a list, the error names the item.
      const named = details.map((detail) => detail.field.replace(/(?<=[a-z])\[\d+\]$/i, ''));
      const accepted = wrong.filter(
        ({ field: { name } }) => ![...named, ...details.map(({ field }) => field)].includes(name),
      );
      expect({ wrong, status, accepted }).toEqual({ wrong, status: 400, accepted: [] });
    }
  }

  if (required.length > 0) {
    it('asks for each field that is missing', async () => {
      for (const { name } of required) {
        const { [name]: _left, ...rest } = valid();
        const { status, body } = await send(rest);
        expect({ name, status, body: body as unknown }).toEqual({
          name,
          status: 400,
          body: {
            statusCode: 400,
            error: 'fields_missing',
            message: MISSING.en.all,
            details: [{ field: name, message: MISSING.en.one }],
          },
        });
      }
    });

    it.each(LANGUAGES)('asks for all fields at once, in %s', async (language) => {
      const { status, body } = await send({}, language);
      const { message, details = [] } = body as ErrorBody;
      expect({ status, message }).toEqual({ status: 400, message: MISSING[language].all });
      const named = details.map(({ field }) => field);
      expect(named.sort()).toEqual(required.map(({ name }) => name).sort());
    });
  }

  if (toBlank.length > 0) {
    it('takes blank fields for missing ones', async () => {
      // Blank text is not a file, and a password may consist of blanks.
      const onlyEmpty = (field: Field) => isFile(field) || field.kind === 'password';
      for (const [index, blank] of Object.values(BLANKS).entries()) {
        const language = LANGUAGES[index % 2]!;
        const changes = toBlank.map((field) => [field.name, onlyEmpty(field) ? '' : blank]);
        const { status, details } = await refused(Object.fromEntries(changes), language);
        expect({ blank, status, details: details.sort(byField) }).toEqual({
          blank,
          status: 400,
          details: toBlank
            .map(({ name }) => ({ field: name, message: MISSING[language].one }))
            .sort(byField),
        });
      }
    });
  }

  it('rejects values of another type', () =>
    expectRefused((field) => wrongTypes(operation.form, field)));

  it('refuses texts that are too long, and control characters', () =>
    expectRefused((field) => wrongTexts(operation.form, field)));

  if (fields.some(({ kind }) => kind === 'arCategory')) {
    it('takes a category only together with its own Arabic name', async () => {
      const own = fields.find(({ kind }) => kind === 'category')?.pairs ?? [];
      const foreign =
        own[0]?.en === PROJECT_CATEGORIES[0].en ? PRODUCT_CATEGORIES : PROJECT_CATEGORIES;
      for (const [category, arCategory, wrong] of [
        [own[0]?.en, own[1]?.ar, 'arCategory'],
        [own[0]?.ar, own[0]?.en, 'category'],
        [own[0]?.en.toLowerCase(), own[0]?.ar, 'category'],
        [foreign[0].en, foreign[0].ar, 'category'],
        ['All', 'الكل', 'category'],
      ]) {
        const { status, body } = await send({ ...valid(), category, arCategory });
        const { details } = body as ErrorBody;
        expect({ category, status, field: details?.map(({ field }) => field) }).toEqual({
          category,
          status: 400,
          field: [wrong],
        });
      }
    });
  }

  it('refuses a body of another content type', async () => {
    const { id } = prepared.request;
    const other = operation.form.kind === 'json' ? FORM : 'application/json';
    for (const type of isWhole ? ['text/plain', other] : [other]) {
      await api
        .send(operation, { id, headers: { 'Content-Type': type } })
        .send(type === FORM ? '--b--\r\n' : '{}')
        .expect(415);
    }
  });
});

describe.each(table(OPERATIONS.filter(({ refusedQueries }) => refusedQueries)))(
  '$name',
  ({ operation }) => {
    it('refuses queries that make no sense', async () => {
      const { request } = await api.prepare(operation);
      for (const [name, values] of Object.entries(operation.refusedQueries ?? {})) {
        for (const value of [...values, `1&${name}=2`]) {
          const query = `?${name}=${value}`;
          const { status, body } = await api.send(operation, { ...request, query });
          expect({ query, status, details: (body as ErrorBody).details }).toMatchObject({
            status: 400,
            details: [{ field: name }],
          });
        }
      }
    });
  },
);
