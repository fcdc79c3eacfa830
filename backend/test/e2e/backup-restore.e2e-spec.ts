import type { JobApplication, Message } from '@manjara/contracts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DemoService } from '../../src/modules/demo/demo.service';
import { runProgram, useFolder } from '../support/backups';
import { freshDatabaseUri } from '../support/database';
import { contentOf, dropDatabase, stateOf } from '../support/database-state';
import { jobTexts } from '../support/factories/job.factory';
import { withTexts } from '../support/factories/project.factory';
import { pdf } from '../support/pdfs';
import { fixturePath } from '../support/picture-fixtures';
import { ADMIN, TestApp } from '../support/test-app';
import { until } from '../support/until';

jest.setTimeout(180_000);

const MESSAGE = {
  name: 'نورة',
  email: 'nora@example.com',
  phone: '0501234567',
  message: 'مرحبا\n"؟"',
};
const CV = pdf();

/** Line 33 of the checklist: backup, wipe, restore. */
describe('a site that was lost', () => {
  const folder = useFolder();
  let app: TestApp;
  let mongodbUri: string;

  beforeEach(async () => {
    app = await TestApp.start();
    mongodbUri = app.config.mongodbUri;
    await app.app.get(DemoService).reset();
    await app.http.post('/api/messages').send(MESSAGE).expect(201);
    await withTexts(app.http.post('/api/jobs'), jobTexts())
      .attach('cv', CV, 'سيرة.pdf')
      .expect(201);
    const admin = await app.signIn();
    await app.http
      .post('/api/admin/profile/update-image')
      .set('Authorization', admin)
      .attach('image', fixturePath('photo.jpg'))
      .expect(200);
  });
  afterEach(() => app.stop());

  it('is as it was: the same entries and files to the bit, the indexes, and the admin signs in', async () => {
    // The first size of a picture makes the bucket of sizes and its indexes, which a restore makes, too.
    const sizes = app.connection.collection('variants.files');
    await until(async () => (await sizes.countDocuments()) > 0, 60_000);
    // Else it would go on making sizes of the pictures between the two looks.
    await app.app.close();
    const before = await stateOf(mongodbUri);
    const content = await contentOf(mongodbUri);
    const path = join(folder.path, 'backup.tar');
    const made = await runProgram('backup', mongodbUri, [path]);
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining('The backup is whole') });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await dropDatabase(mongodbUri);

    const restored = await runProgram('restore', mongodbUri, [path]);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('as it was on') });
    expect(await contentOf(mongodbUri)).toEqual(content);
    expect(Object.keys(before.documents.projects ?? {})).toHaveLength(28);
    expect(Object.keys(before.files.fs ?? {}).length).toBeGreaterThan(50);

    // Somewhere else as well: on a server of its own.
    const elsewhere = freshDatabaseUri();
    expect((await runProgram('restore', elsewhere, [path])).code).toBe(0);
    expect(await contentOf(elsewhere)).toEqual(content);
    await dropDatabase(elsewhere);

    app = await TestApp.start({ mongodbUri });
    // The first start makes the indexes.
    expect((await stateOf(mongodbUri)).indexes).toEqual(before.indexes);
    const admin = await app.signIn();
    const asAdmin = (address: string) => app.http.get(address).set('Authorization', admin);
    const messages = (await asAdmin('/api/messages').expect(200)).body as Message[];
    expect(messages).toMatchObject([MESSAGE]);
    const [application] = (await asAdmin('/api/jobs').expect(200)).body as JobApplication[];
    const cv = await app.http.get(String(application?.cv)).buffer(true).expect(200);
    expect(CV.equals(cv.body as Buffer)).toBe(true);
    const profile = await asAdmin('/api/admin/profile').expect(200);
    expect(profile.body).toMatchObject({ email: ADMIN.email, image: { width: 96 } });
  });
});
