import type { JobApplication } from '@manjara/contracts';
import { join } from 'node:path';
import { runProgram, useFolder } from '../../support/backups';
import { contentOf, dropDatabase, stateOf } from '../../support/database-state';
import { pdf } from '../../support/pdfs';
import { fixturePath } from '../../support/picture-fixtures';
import { ProjectsApi } from '../../support/projects-api';
import { ADMIN, TestApp } from '../../support/test-app';
import { until } from '../../support/until';
import { sendApplication, sendMessage } from '../../support/visitors';

const MESSAGE = { name: 'نورة', message: 'مرحبا\n"؟"' };

/** Line 33 of the checklist: backup, wipe, restore. */
describe('a site that was lost', () => {
  const folder = useFolder();
  const cv = pdf();
  let app: TestApp;
  let mongodbUri: string;
  beforeEach(async () => {
    app = await TestApp.start();
    mongodbUri = app.config.mongodbUri;
    await sendMessage(app, 'nora@example.com', MESSAGE);
    await sendApplication(app, 'salim@example.com', { bytes: cv, name: 'سيرة.pdf' });
    app.admin = await app.signIn();
    const projects = new ProjectsApi(app);
    await projects.create(3);
    await projects.remove((await projects.create())._id);
    await app.asAdmin
      .post('/api/admin/profile/update-image')
      .attach('image', fixturePath('photo.jpg'))
      .expect(200);
  });
  afterEach(() => app.stop());

  it('is restored: the same entries, files and indexes, and the admin can sign in', async () => {
    // The first variant creates its bucket with indexes, as a restore does.
    const sizes = app.connection.collection('variants.files');
    await until(async () => (await sizes.countDocuments()) > 0, 60_000);
    // Otherwise it would render more variants between the two reads.
    await app.app.close();
    const before = await stateOf(mongodbUri);
    const content = await contentOf(mongodbUri);
    const path = join(folder.path, 'backup.tar');
    expect(await runProgram('backup', mongodbUri, [path])).toMatchObject({ code: 0 });
    await dropDatabase(mongodbUri);

    expect(await runProgram('restore', mongodbUri, [path])).toMatchObject({ code: 0 });
    expect(await contentOf(mongodbUri)).toEqual(content);
    expect(Object.keys(before.documents.projects ?? {})).toHaveLength(2);
    expect(Object.keys(before.files.fs ?? {})).toHaveLength(7);

    app = await TestApp.start({ mongodbUri });
    // The first start makes the indexes.
    expect((await stateOf(mongodbUri)).indexes).toEqual(before.indexes);
    const admin = await app.signIn();
    const read = async (address: string) =>
      (await app.http.get(address).set('Authorization', admin).expect(200)).body as unknown;
    expect(await read('/api/messages')).toMatchObject([MESSAGE]);
    const [application] = (await read('/api/jobs')) as [JobApplication];
    const opened = await app.http.get(application.cv).buffer(true).expect(200);
    expect(cv.equals(opened.body as Buffer)).toBe(true);
    const profile = { email: ADMIN.email, image: { width: 96 } };
    expect(await read('/api/admin/profile')).toMatchObject(profile);
  });
});
