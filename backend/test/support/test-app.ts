import { getConnectionToken } from '@nestjs/mongoose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { type Connection, createConnection, type mongo, type Types } from 'mongoose';
import type { Server } from 'node:http';
import type { Agent } from 'node:https';
import request from 'supertest';
import { AppModule } from '../../src/app.module';
import { type AppConfig, loadConfig } from '../../src/config/app-config';
import { configureApp } from '../../src/configure-app';
import { ContentRevision } from '../../src/database/content-revision';
import { ImageProcessor } from '../../src/images/image-processor';
import { PUSH_AGENT } from '../../src/modules/push/push-client';
import { Sweep } from '../../src/storage/sweep';
import { freshDatabaseUri } from './database';
import { AdminsService } from '../../src/modules/auth/admins.service';
import { hashPassword } from '../../src/modules/auth/passwords';
import type { OwnersDocument } from '../../src/modules/auth/owners.schema';
import { InProcessImages } from './in-process-images';

export const EDITOR = {
  id: 'e'.repeat(24),
  name: 'Editor',
  email: 'editor@example.com',
  password: 'ash-and-elm-2',
};

export const ADMIN = { email: 'admin@example.com', password: 'oak-and-walnut-1' };

const TWO_HOURS_MS = 7_200_000;
const BUCKETS = ['fs.files', 'fs.chunks', 'variants.files', 'variants.chunks'];

interface StoredCount {
  files: number;
  chunks: number;
}

/** Settings of an installation, with a separate database. */
export const testConfig = (changes: Partial<AppConfig> = {}): AppConfig => ({
  ...loadConfig({
    NODE_ENV: 'test',
    MONGODB_URI: freshDatabaseUri(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    JWT_SECRET: 'a secret of the tests, long enough to sign',
    RATE_LIMIT_LOGIN: '1000',
    RATE_LIMIT_FORMS: '1000',
    APPLICATIONS_PER_DAY: '1000',
    LOG_LEVEL: 'silent',
  }),
  ...changes,
});

/**
 * The whole application for one suite, configured as in production. Only one at a time: passport's
 * strategies are global to the process, so a second one would replace the first's.
 */
export class TestApp {
  app!: NestExpressApplication;
  config!: AppConfig;
  /** For direct access to the suite's database. */
  connection!: Connection;
  /** The Authorization header of the admin, where a suite has signed in. */
  admin = '';
  private firstAdmin: mongo.Document | null = null;

  static async start(...given: Parameters<TestApp['begin']>): Promise<TestApp> {
    const app = new TestApp();
    await app.begin(...given);
    return app;
  }

  /**
   * @param images `real`: pictures are inspected and rendered as in production
   * @param pushAgent reaches a stand-in for the push services
   */
  async begin(
    changes: Partial<AppConfig> = {},
    {
      images = 'in process',
      pushAgent,
    }: { images?: 'in process' | 'real'; pushAgent?: Agent } = {},
  ): Promise<void> {
    this.config = testConfig(changes);
    const building = Test.createTestingModule({ imports: [AppModule.forRoot(this.config)] });
    if (images !== 'real') building.overrideProvider(ImageProcessor).useClass(InProcessImages);
    if (pushAgent) building.overrideProvider(PUSH_AGENT).useValue(pushAgent);
    const module = await building.compile();
    this.app = module.createNestApplication<NestExpressApplication>({
      bodyParser: false,
      bufferLogs: true,
    });
    // Listen once: supertest would otherwise open and close a port for every request.
    await configureApp(this.app).listen(0, '127.0.0.1');
    this.connection = this.app.get<Connection>(getConnectionToken());
  }

  get server(): Server {
    return this.app.getHttpServer() as Server;
  }

  /** Requests without sign-in. */
  get http() {
    return request(this.server);
  }

  /** Requests as the admin. */
  get asAdmin() {
    return request.agent(this.server).set('Authorization', this.admin);
  }

  /** @returns the Authorization header of the admin */
  async signIn(): Promise<string> {
    const { body } = await this.http.post('/api/admin/login').send(ADMIN).expect(200);
    return `Bearer ${(body as { token: string }).token}`;
  }

  /** Makes an editor. @returns their Authorization header */
  async signInEditor(): Promise<string> {
    const passwordHash = await hashPassword(EDITOR.password);
    await this.app.get(AdminsService).create(EDITOR.id, { ...EDITOR, passwordHash });
    const { body } = await this.http.post('/api/admin/login').send(EDITOR).expect(200);
    return `Bearer ${(body as { token: string }).token}`;
  }

  /** Restores the admin as it was at the first call, and ends all sessions. */
  async resetAdmin(): Promise<void> {
    const admins = this.connection.collection('admins');
    this.firstAdmin ??= await admins.findOne();
    for (const name of ['admins', 'owners', 'sessions', 'passwordResets', 'invites']) {
      await this.connection.collection(name).deleteMany({});
    }
    if (!this.firstAdmin) return;
    await admins.insertOne(this.firstAdmin);
    await this.connection
      .collection<OwnersDocument>('owners')
      .insertOne({ _id: 'owners', ids: [this.firstAdmin._id as Types.ObjectId], version: 1 });
  }

  /** The number of stored files and chunks, orphans included, variants excluded. */
  countStored = (): Promise<StoredCount> => this.count('fs');

  /** The number of stored picture variants and their chunks, orphans included. */
  countVariants = (): Promise<StoredCount> => this.count('variants');

  private async count(bucket: string): Promise<StoredCount> {
    const [files, chunks] = await Promise.all(
      ['files', 'chunks'].map((part) =>
        this.connection.collection(`${bucket}.${part}`).countDocuments(),
      ),
    );
    return { files: files ?? 0, chunks: chunks ?? 0 };
  }

  /** Empties collections and files; keeps indexes and the admin. */
  async clear(...collections: string[]): Promise<void> {
    await this.empty([...collections, ...BUCKETS]);
    await this.contentChanged();
  }

  /** Empties everything but the accounts, the sessions and the version of the schema. */
  async clearAll(): Promise<void> {
    const kept = ['admins', 'owners', 'sessions', 'processes', 'schema'];
    const collections = await this.connection.listCollections();
    await this.empty(collections.map(({ name }) => name).filter((name) => !kept.includes(name)));
    await this.connection.collection('admins').updateMany({}, { $set: { image: null } });
    await this.contentChanged();
  }

  /** Empties the site, and signs the admin in as it was at the first call. */
  async reset(): Promise<void> {
    await this.clearAll();
    await this.resetAdmin();
    this.admin = await this.signIn();
  }

  /** Sweeps as if everything were a month old. @returns how many files it has removed */
  async sweepLater(): Promise<number> {
    const sweep = this.app.get(Sweep);
    const later = new Date(Date.now() + TWO_HOURS_MS);
    return (await sweep.removeFiles(later)) + (await sweep.removePictures(later));
  }

  private async empty(collections: string[]): Promise<void> {
    await Promise.all(collections.map((name) => this.connection.collection(name).deleteMany({})));
  }

  /** Invalidates caches after a test has written to the database directly. */
  contentChanged(): Promise<void> {
    return this.app.get(ContentRevision).changed();
  }

  /** Drops the database last: until the app is closed, variants may still be written. */
  async stop(): Promise<void> {
    await this.app.close();
    const connection = await createConnection(this.config.mongodbUri).asPromise();
    await connection.dropDatabase();
    await connection.close();
  }
}

/** The application for the tests of a file or a `describe`, with the admin signed in. */
export function useApp(...given: Parameters<TestApp['begin']>): TestApp {
  const app = new TestApp();
  beforeAll(async () => {
    await app.begin(...given);
    app.admin = await app.signIn();
  });
  afterAll(() => app.stop());
  return app;
}
