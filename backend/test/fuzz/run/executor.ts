import { type Fields, isFormFile } from '../generate/bodies';
import type { FormPart, Plan, PlannedBody } from '../generate/plan';
import { type Account, FIXTURES, QUERIES } from './fixtures';
import { type Answer, BOUNDARY, formBytes, send, type WireRequest } from './wire';
import type { Address } from './model';

const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const NOWHERE = '0123456789abcdef01234567';

const partsOf = (fields: Fields): FormPart[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined)
      .map((one) => ({ name, content: isFormFile(one) ? one : String(one) })),
  );

/** JSON of the fields; `texts` are raw JSON that replaces or extends them. */
function jsonOf(fields: Fields, texts: Readonly<Record<string, string>> = {}): string {
  const own = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !Object.hasOwn(texts, name))
    .map(([name, value]) => [name, JSON.stringify(value)]);
  const members = [...own, ...Object.entries(texts)].map(
    ([name, text]) => `${JSON.stringify(name)}:${text}`,
  );
  return `{${members.join(',')}}`;
}

interface Encoded {
  bytes: Buffer;
  headers: Record<string, string>;
}

function encoded(body: PlannedBody, fields: Fields, isForm: boolean): Encoded {
  if (body.type === 'bytes') {
    const { bytes, contentType, encoding } = body;
    const headers = {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    };
    return { bytes, headers };
  }
  if (isForm) {
    const parts = [...partsOf(fields), ...(body.type === 'parts' ? body.parts : [])];
    return { bytes: formBytes(parts), headers: { 'content-type': FORM } };
  }
  const json = jsonOf(fields, body.type === 'json' ? body.texts : {});
  return { bytes: Buffer.from(json), headers: { 'content-type': 'application/json' } };
}

/** A new client address for each request, so that rate limits do not apply. */
const someAddress = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Sends plans, filled in with existing ids and the fixtures. */
export class Executor {
  private count = 0;

  constructor(
    private readonly port: number,
    private readonly account: Account,
    private readonly token: () => Promise<string>,
  ) {}

  /** @param addresses the known addresses of the call */
  async prepare(plan: Plan, addresses: readonly Address[]): Promise<WireRequest> {
    const { operation, address, headers, authorization } = plan;
    const known = 'known' in address ? addresses[address.known % addresses.length] : undefined;
    const place = 'text' in address ? address.text : NOWHERE;
    const path = known?.path ?? operation.path.replace(/\{\w+\}/, place);
    const body = plan.body;
    const query = plan.kind === 'valid' ? QUERIES[operation.name] : undefined;
    const filled = query ? { ...plan, query: await query(this.account) } : plan;
    const sent = body && 'fields' in body ? await this.withFixtures(plan, body.fields) : {};
    const encoding = body && encoded(body, sent, operation.body?.kind === 'form');
    const bearer =
      authorization === undefined && operation.takesToken
        ? `Bearer ${await this.token()}`
        : authorization;
    return {
      method: operation.method,
      target: `${path}${queryOf(filled, known?.query ?? '')}`,
      headers: {
        'x-forwarded-for': someAddress(this.count++),
        ...encoding?.headers,
        ...(bearer != null && { authorization: bearer }),
        ...headers,
      },
      body: encoding?.bytes,
    };
  }

  send(wire: WireRequest): Promise<Answer | undefined> {
    return send(this.port, wire);
  }

  /**
   * GET as the admin.
   * @returns the JSON
   */
  async read(target: string): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${await this.token()}`,
      'x-forwarded-for': someAddress(this.count++),
    };
    const wire = { method: 'GET', target, headers, body: undefined };
    const answer = await this.send(wire);
    if (answer?.status !== 200) throw new Error(`GET ${target}: ${answer?.status}`);
    return JSON.parse(answer.body.toString());
  }

  /** Sets the values that cannot be generated from the schema. */
  private async withFixtures(plan: Plan, fields: Fields): Promise<Fields> {
    const filled = { ...fields };
    for (const [name, value] of Object.entries(FIXTURES[plan.operation.name] ?? {})) {
      filled[name] = await value(this.account, fields, plan.kind);
    }
    return filled;
  }
}

/** The parameters of the address, followed by those of the plan. */
function queryOf({ query, rawQuery }: Plan, own: string): string {
  const parameters = new URLSearchParams(own);
  for (const [name, value] of query) parameters.append(name, value);
  const all = [parameters.toString(), rawQuery ?? ''].filter((part) => part !== '');
  return all.length > 0 ? `?${all.join('&')}` : '';
}
