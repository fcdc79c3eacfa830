import type { CategoryLists, CategoryPair } from '@manjara/contracts';
import { type Connection, createConnection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { ApiProcess, MEMORY_PROBE } from '../../support/api-process';
import { freshDatabaseUri } from '../../support/database';
import { MailServer } from '../../support/mail-server';
import { ADMIN } from '../../support/test-app';
import type { Operation } from '../document/document';
import { Executor } from './executor';
import { Fuzzer } from './fuzzer';
import type { Account, CategoryList } from './fixtures';
import { hangUp } from './wire';
import { Model } from './model';

interface Token {
  token: string;
}

/** The built API in a separate process, with its database and mail server. */
export class FuzzTarget {
  private readonly account: Account = {
    password: ADMIN.password,
    resetToken: () => this.resetToken(),
    heldAddress: () => this.heldAddress(),
    category: (list) => this.category(list),
    newCategory: (list) => this.newCategory(list),
    backupToken: () => this.backupToken(),
    inviteToken: () => this.inviteToken(),
    setUpCode: () => this.setUpCode(),
    turnOnSecondFactor: () => this.turnOnSecondFactor(),
    forgetSecondFactor: () => this.forgetSecondFactor(),
  };
  private token: string | undefined;

  private constructor(
    readonly api: ApiProcess,
    readonly database: Connection,
    /** The data folder of the API's process. */
    readonly folder: string,
    private readonly mails: MailServer,
    private readonly port: number,
  ) {}

  static async start(): Promise<FuzzTarget> {
    const folder = await mkdtemp(join(tmpdir(), 'fuzz-'));
    const mails = await MailServer.start();
    const uri = freshDatabaseUri();
    const api = ApiProcess.run({
      ...MEMORY_PROBE,
      MONGODB_URI: uri,
      DATA_DIR: folder,
      TMPDIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      JWT_SECRET: 'a secret of the tests, long enough to sign',
      PUBLIC_URL: 'https://manjara.example',
      SMTP_URL: mails.url,
      DEMO_CONTENT: '0',
      // A filling response cache would look like a leak.
      API_CACHE_MB: '1',
      RATE_LIMIT_LOGIN: '999999',
      RATE_LIMIT_FORMS: '999999',
      // The limit of previews has no setting, so each request comes from another client address.
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
    });
    const address = await api.address().catch(async (error: unknown) => {
      await mails.stop();
      throw error;
    });
    const port = Number(new URL(address).port);
    const database = await createConnection(uri).asPromise();
    return new FuzzTarget(api, database, folder, mails, port);
  }

  async stop(): Promise<void> {
    hangUp();
    this.api.signal('SIGTERM');
    await this.api.exit();
    await this.mails.stop();
    await this.database.dropDatabase();
    await this.database.close();
    await rm(this.folder, { recursive: true });
  }

  /** Creates a fuzzer for a seed. */
  begin(seed: number, operations: readonly Operation[]): Fuzzer {
    const executor = new Executor(this.port, this.account, () => this.signIn());
    const model = new Model((path) => executor.read(path));
    return new Fuzzer(seed, operations, executor, model, {
      sessionEnded: () => (this.token = undefined),
      passwordSet: (password) => (this.account.password = password),
    });
  }

  /** The token of the admin; signs in again when the session has ended. */
  private async signIn(): Promise<string> {
    if (this.token === undefined) {
      await this.forgetSecondFactor();
      const { token } = (await this.post('admin/login', {
        email: ADMIN.email,
        password: this.account.password,
      })) as Token;
      this.token = token;
    }
    return this.token;
  }

  private async resetToken(): Promise<string> {
    const number = this.mails.mails.length + 1;
    await this.post('admin/forgot-password', { email: ADMIN.email });
    // Skips notifications of messages and applications.
    for (let next = number; ; next++) {
      const { text = '' } = await this.mails.mail(next);
      const [, token] = /#token=([\w-]+)/.exec(text) ?? [];
      if (token !== undefined) return token;
    }
  }

  private async heldAddress(): Promise<string> {
    const email = 'writer@example.com';
    await this.post('messages', { name: 'Noura', email, phone: '0500000000', message: 'Oak?' });
    return email;
  }

  private async category(list: keyof CategoryLists): Promise<CategoryPair> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/categories`);
    return ((await answer.json()) as CategoryLists)[list][0] as CategoryPair;
  }

  private async newCategory(list: CategoryList): Promise<string> {
    const [name, arName] = [randomUUID(), randomUUID()];
    const form = new FormData();
    form.append('name', name);
    form.append('arName', arName);
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/${list}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await this.signIn()}` },
      body: form,
    });
    return ((await answer.json()) as { _id: string })._id;
  }

  private async backupToken(): Promise<string> {
    return ((await this.asAdmin('POST', 'backups/link', {})) as Token).token;
  }

  private async inviteToken(): Promise<string> {
    const { token } = (await this.asAdmin('POST', 'invites', { role: 'editor' })) as Token;
    return token;
  }

  private async setUpCode(): Promise<string> {
    const { password: currentPassword } = this.account;
    const setup = await this.asAdmin('POST', 'admin/second-factor', { currentPassword });
    return generateSync({ secret: (setup as { secret: string }).secret });
  }

  private async turnOnSecondFactor(): Promise<void> {
    await this.asAdmin('PUT', 'admin/second-factor', { code: await this.setUpCode() });
  }

  private async forgetSecondFactor(): Promise<void> {
    await this.database.collection('admins').updateMany({}, { $unset: { secondFactor: 1 } });
  }

  private async asAdmin(method: string, call: string, body: object): Promise<unknown> {
    return this.request(method, call, body, { Authorization: `Bearer ${await this.signIn()}` });
  }

  private post(call: string, body: object): Promise<unknown> {
    return this.request('POST', call, body);
  }

  private async request(
    method: string,
    call: string,
    body: object,
    authorization: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/${call}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...authorization },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}
