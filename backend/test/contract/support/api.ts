import type { Language } from '@manjara/contracts';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Response, Test } from 'supertest';
import type { AppConfig } from '../../../src/config/app-config';
import { MailServer, mailSettings } from '../../support/mail-server';
import { PushService } from '../../support/push-service';
import { ADMIN, TestApp } from '../../support/test-app';
import type { Operation } from './operation';
import {
  FilePart,
  nested,
  type Payload,
  PICTURE,
  storedOf,
  validPayload,
  withStored,
} from './payload';

export interface Request {
  /** Replaces `{id}` in the path. */
  id: string | undefined;
  /** With its question mark. */
  query: string | undefined;
  payload: Payload | undefined;
  /** Replaces `{version}` in the path. */
  version?: number;
}

interface Sending extends Partial<Request> {
  /** The Authorization header; null sends none; by default, as the operation requires. */
  authorization?: string | null;
  language?: Language;
  headers?: Record<string, string>;
}

export interface Prepared {
  request: Request;
  /** The values that the API stores, from this request or the one before it. */
  kept: Payload;
}

/** Paths of operations that end the session of the admin. */
const ENDS_SESSION = ['/admin/logout', '/admin/reset-password'];

/** Paths below which an operation may turn the second factor on. */
const SECOND_FACTOR = '/admin/second-factor';

/** The application, with the requests of the contract tests. */
export class Api {
  private mayBeSignedOut = false;
  private mayHaveSecondFactor = false;

  readonly app = new TestApp();
  mails!: MailServer;
  pushes!: PushService;

  /** Of a stored picture, which requests name instead of sending files. */
  private pictureUrl?: string;

  /** For tests that are not about files: most requests name a stored picture. */
  static async start(changes?: Partial<AppConfig>): Promise<Api> {
    const api = new Api();
    await api.begin(changes);
    const upload = api.app.asAdmin.post('/api/pictures');
    const { body } = await upload.attach('image', PICTURE.bytes, PICTURE.name).expect(201);
    api.pictureUrl = (body as { url: string }).url;
    return api;
  }

  async begin(changes: Partial<AppConfig> = {}): Promise<void> {
    this.mails = await MailServer.start();
    this.pushes = await PushService.start();
    const settings = { ...mailSettings(this.mails), ...changes };
    await this.app.begin(settings, { pushAgent: this.pushes.agent });
    this.app.admin = await this.app.signIn();
  }

  /** The Authorization header of the admin. */
  get admin(): string {
    return this.app.admin;
  }

  async stop(): Promise<void> {
    await this.app.stop();
    await this.mails.stop();
    await this.pushes.stop();
  }

  /** Builds a request; it is sent when it is awaited. */
  send(operation: Operation, sending: Sending = {}): Test {
    const { payload, id, authorization, language = 'en', headers = {}, query = '' } = sending;
    const { version = 0 } = sending;
    this.mayHaveSecondFactor ||= operation.path.startsWith(SECOND_FACTOR);
    this.mayBeSignedOut ||= ENDS_SESSION.includes(operation.path);
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const { kind = '' } = operation;
    const path = operation.path
      .replace('{kind}', kind)
      .replace(/\{(id|address)\}/, id ?? '')
      .replace('{version}', String(version));
    const request = this.app.http[method](`/api${path}${query}`).set('Accept-Language', language);
    const token =
      authorization === undefined && operation.access !== 'public' ? this.admin : authorization;
    if (token != null) void request.set('Authorization', token);
    void request.set(headers);
    if (operation.contentType === ARCHIVE) void request.buffer(true).parse(readArchive);
    if (operation.form && payload) {
      if (operation.form.kind === 'json') void request.send(nested(payload));
      else attach(request, payload);
    }
    return request;
  }

  /**
   * Creates everything that the operation needs to succeed.
   * @param sendsFiles whether the request has files, even where stored pictures would do
   */
  async prepare(operation: Operation, { sendsFiles = false } = {}): Promise<Prepared> {
    await this.forgetSecondFactor();
    await this.staySignedIn();
    const { form, after, given, idIn = idOf, queryIn } = operation;
    const made = after && (await this.make(after));
    await given?.(this, made?.body);
    const payload = await this.payloadOf(operation, sendsFiles);
    return {
      request: {
        id: made && /\{(id|address)\}/.test(operation.path) ? idIn(made.body) : undefined,
        query: made && queryIn?.(made.body),
        payload,
        version: await this.newestVersion(operation, made?.body),
      },
      kept: form && payload ? storedOf(form, payload) : (made?.kept ?? {}),
    };
  }

  /** The newest version that the operation can restore. */
  private async newestVersion({ path }: Operation, made: unknown): Promise<number | undefined> {
    if (!made || !path.includes('{version}')) return undefined;
    const list = path.replace('/{version}/restore', '').replace('{id}', idOf(made));
    const [newest] = (await this.read(list)) as [{ version: number }];
    return newest.version;
  }

  /** So that the password is enough again. */
  private async forgetSecondFactor(): Promise<void> {
    if (!this.mayHaveSecondFactor) return;
    this.mayHaveSecondFactor = false;
    await this.app.connection
      .collection('admins')
      .updateOne({ email: ADMIN.email }, { $unset: { secondFactor: 1, newSecret: 1 } });
  }

  /** Signs in again after an operation that has ended the session. */
  private async staySignedIn(): Promise<void> {
    if (!this.mayBeSignedOut) return;
    this.mayBeSignedOut = false;
    const { status } = await this.app.asAdmin.get('/api/admin/profile');
    if (status === 401) this.app.admin = await this.app.signIn();
  }

  private async payloadOf(
    { form, once, path }: Operation,
    sendsFiles = false,
  ): Promise<Payload | undefined> {
    if (!form) return undefined;
    const payload = { ...validPayload(form), ...(await once?.(this)) };
    const isStored = this.pictureUrl && !sendsFiles && path !== '/pictures';
    return isStored ? withStored(payload, this.pictureUrl!) : payload;
  }

  /** Creates an entity and returns its id. */
  async newest(creation: Operation): Promise<string> {
    return idOf((await this.make(creation)).body);
  }

  /** Creates an entity through the API. */
  private async make(creation: Operation): Promise<{ body: unknown; kept: Payload }> {
    const { form } = creation;
    const payload = await this.payloadOf(creation);
    const kept = form && payload ? storedOf(form, payload) : {};
    const { body } = await this.send(creation, { payload }).expect(creation.status);
    if (creation.entity === undefined) return { body: body as unknown, kept };
    // A submission's response does not contain the entity; lists have the newest first.
    const [newest] = (await this.read(`${creation.readAt?.[0]}?page=1&limit=1`)) as unknown[];
    return { body: newest, kept };
  }

  /** Reads a path as the admin. */
  async read(path: string): Promise<unknown> {
    const answer = await this.app.asAdmin.get(`/api${path}`);
    return answer.status === 200 ? answer.body : { status: answer.status };
  }
}

const ARCHIVE = 'application/zip';

/** Reads archives as bytes, which supertest would leave unread, and errors as JSON. */
function readArchive(response: Response, done: (error: Error | null, body: unknown) => void): void {
  const type = (response as unknown as IncomingMessage).headers['content-type'] ?? '';
  buffer(response as unknown as IncomingMessage).then(
    (bytes) => done(null, type.startsWith(ARCHIVE) ? bytes : JSON.parse(String(bytes))),
    (error: Error) => done(error, null),
  );
}

const idOf = (made: unknown): string => (made as { _id: string })._id;

function attach(request: Test, payload: Payload): void {
  // A multipart body needs at least one part; unknown fields are ignored.
  const entries = Object.entries(payload).length > 0 ? Object.entries(payload) : [['none', '']];
  for (const [name, value] of entries as [string, unknown][]) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof FilePart) void request.attach(name, part.bytes, part.name);
      else void request.field(name, String(part));
    }
  }
}
