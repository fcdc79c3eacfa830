import { type ErrorBody, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from '@manjara/contracts';
import { OPERATIONS } from './operations';
import { Api, type Prepared } from './support/api';
import { type Field, isFile, isTextual } from './support/field';
import { type Form, type Operation, table } from './support/operation';
import type { Payload } from './support/payload';
import { stored } from './support/stored';
import { BLANKS, type Wrong, wrongTexts, wrongTypes } from './support/wrong-values';

const MISSING = {
  en: { all: 'Please fill out all fields.', one: 'This field is required.' },
  ar: { all: 'يُرجى تعبئة جميع الحقول.', one: 'هذا الحقل مطلوب.' },
} as const;
const LANGUAGES = ['en', 'ar'] as const;

let api: Api;
beforeAll(async () => (api = await Api.start()));
afterAll(() => api.stop());

type WithForm = Operation & { form: Form };
const withForm = OPERATIONS.filter((operation) => operation.form) as WithForm[];

describe.each(table(withForm))('$name', (row) => {
  const operation = row.operation as WithForm;
  const { fields } = operation.form;
  const required = fields.filter(({ presence }) => presence === 'required');
  // In a form whose absent fields stay unchanged, an empty picture input keeps the picture.
  const toBlank = [
    ...required.filter(({ kind }) => kind !== 'flag' && kind !== 'ids'),
    ...fields.filter((field) => field.presence === 'keeps' && isTextual(field)),
  ];

  let prepared: Prepared;
  let before: unknown;
  beforeAll(async () => (prepared = await api.prepare(operation)));
  beforeEach(async () => (before = await stored(api.app)));
  afterEach(async () => expect(await stored(api.app)).toEqual(before));

  const valid = () => ({ ...prepared.request.payload });
  const send = (payload: Payload, language: 'en' | 'ar' = 'en') =>
    api.send(operation, { ...prepared.request, payload, language });

  /** The status of each wrong value, and whether the error names the field. */
  async function outcomes(field: Field, wrong: Wrong) {
    const found: Record<string, unknown> = {};
    for (const [what, value] of Object.entries(wrong)) {
      const { status, body } = await send({ ...valid(), [field.name]: value });
      // In a list, the error names the item.
      const named = (body as ErrorBody).details?.some(
        (detail) => detail.field === field.name || detail.field.startsWith(`${field.name}[`),
      );
      found[`${field.name}: ${what}`] = { status, named };
    }
    return found;
  }
  const refused = (field: Field, wrong: Wrong) =>
    Object.fromEntries(
      Object.keys(wrong).map((what) => [`${field.name}: ${what}`, { status: 400, named: true }]),
    );

  if (required.length > 0) {
    it.each(LANGUAGES)('asks for each field that is missing, in %s', async (language) => {
      for (const { name } of required) {
        const { [name]: _left, ...rest } = valid();
        const { status, body } = await send(rest, language);
        expect({ name, status, body: body as unknown }).toEqual({
          name,
          status: 400,
          body: {
            statusCode: 400,
            error: 'fields_missing',
            message: MISSING[language].all,
            details: [{ field: name, message: MISSING[language].one }],
          },
        });
      }
    });

    it('asks for all fields at once', async () => {
      const { status, body } = await send({});
      expect(status).toBe(400);
      const named = (body as ErrorBody).details?.map(({ field }) => field) ?? [];
      expect(named.sort()).toEqual(required.map(({ name }) => name).sort());
    });
  }

  if (toBlank.length > 0) {
    it.each(LANGUAGES)('takes a blank field for a missing one, in %s', async (language) => {
      for (const field of toBlank) {
        const { name } = field;
        // Blank text is not a file, and a password may consist of blanks.
        const onlyEmpty = isFile(field) || field.kind === 'password';
        for (const blank of onlyEmpty ? [''] : Object.values(BLANKS)) {
          const { status, body } = await send({ ...valid(), [name]: blank }, language);
          const told = (body as ErrorBody).details?.find(({ field }) => field === name);
          expect({ name, blank, status, told: told?.message }).toEqual({
            name,
            blank,
            status: 400,
            told: MISSING[language].one,
          });
        }
      }
    });
  }

  it('refuses what is of another type', async () => {
    for (const field of fields) {
      const wrong = wrongTypes(operation.form, field);
      expect(await outcomes(field, wrong)).toEqual(refused(field, wrong));
    }
  });

  if (fields.some((field) => Object.keys(wrongTexts(operation.form, field)).length > 0)) {
    it('refuses texts that are too long, and control characters', async () => {
      for (const field of fields) {
        const wrong = wrongTexts(operation.form, field);
        expect(await outcomes(field, wrong)).toEqual(refused(field, wrong));
      }
    });
  }

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
    const others = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];
    others.push('application/octet-stream', 'application/jsonp', 'multipart/mixed; boundary=b');
    others.push(
      operation.form.kind === 'json' ? 'multipart/form-data; boundary=b' : 'application/json',
    );
    for (const type of others) {
      const body = type === 'application/json' ? '{}' : '--b--\r\n';
      const answer = await api
        .send(operation, { id: prepared.request.id, headers: { 'Content-Type': type } })
        .send(body);
      expect({ type, status: answer.status }).toEqual({ type, status: 415 });
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
