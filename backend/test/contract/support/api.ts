import type { Language } from '@manjara/contracts';
import type { Test } from 'supertest';
import { TestApp } from '../../support/test-app';
import type { Operation } from './operation';
import { FilePart, keptOf, nested, type Payload, validPayload } from './payload';

export interface Sending {
  payload?: Payload;
  /** In place of `{id}`. */
  id?: string;
  /** The Authorization header; null for none. Absent: what the operation asks for. */
  authorization?: string | null;
  language?: Language;
  headers?: Record<string, string>;
  /** With its question mark. */
  query?: string;
}

/** What a request needs, and what of it, or of what came before, is kept. */
export interface Prepared {
  id: string | undefined;
  payload: Payload | undefined;
  kept: Payload;
}

/** The application as the contract's tests speak to it. */
export class Api {
  private constructor(
    readonly app: TestApp,
    readonly admin: string,
  ) {}

  static async start(): Promise<Api> {
    const app = await TestApp.start();
    return new Api(app, await app.signIn());
  }

  stop(): Promise<void> {
    return this.app.stop();
  }

  /** A request for an operation, not sent before it is awaited. */
  send(operation: Operation, sending: Sending = {}): Test {
    const { payload, id, authorization, language = 'en', headers = {}, query = '' } = sending;
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const path = operation.path.replace('{id}', id ?? '');
    const request = this.app.http[method](`/api${path}${query}`).set('Accept-Language', language);
    const token =
      authorization === undefined && operation.access === 'bearer' ? this.admin : authorization;
    if (token != null) void request.set('Authorization', token);
    void request.set(headers);
    if (operation.form && payload) {
      if (operation.form.kind === 'json') void request.send(nested(payload));
      else attach(request, payload);
    }
    return request;
  }

  /** Everything that it takes for an operation to succeed. */
  async prepare(operation: Operation): Promise<Prepared> {
    const { form, after } = operation;
    const made = after && (await this.make(after));
    const id = made && operation.path.includes('{id}') ? idOf(operation, made) : undefined;
    const payload = form && validPayload(form);
    const kept = form && payload ? keptOf(form, payload) : (made?.kept ?? {});
    return { id, payload, kept };
  }

  /** Creates an entity through the API. */
  private async make(creation: Operation): Promise<{ body: unknown; kept: Payload }> {
    if (!creation.form) throw new Error('Nothing is made without a form.');
    const payload = validPayload(creation.form);
    const kept = keptOf(creation.form, payload);
    const { body } = await this.send(creation, { payload }).expect(creation.status);
    if (creation.entity === undefined) return { body: body as unknown, kept };
    // Who sent it is not told what became of it; lists have the newest first.
    const [newest] = (await this.read(creation.readAt?.[0] ?? '')) as unknown[];
    return { body: newest, kept };
  }

  /** What a signed-in admin reads at a path. */
  async read(path: string): Promise<unknown> {
    const answer = await this.app.http.get(`/api${path}`).set('Authorization', this.admin);
    return answer.status === 200 ? answer.body : { status: answer.status };
  }
}

function idOf({ idIn }: Operation, { body }: { body: unknown }): string {
  return idIn ? idIn(body) : (body as { _id: string })._id;
}

function attach(request: Test, payload: Payload): void {
  // A form without a part is none; what no field takes is ignored.
  const entries = Object.entries(payload).length > 0 ? Object.entries(payload) : [['none', '']];
  for (const [name, value] of entries as [string, unknown][]) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof FilePart) void request.attach(name, part.bytes, part.name);
      else void request.field(name, String(part));
    }
  }
}
