import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiProcess } from '../../support/api-process';
import { backUp, check, runProgram, runScript, useFolder } from '../../support/backups';
import { freshDatabaseUri } from '../../support/database';
import { contentOf, dropDatabase, stateOf, withDatabase } from '../../support/database-state';
import { fillSmallSite } from '../../support/small-site';
import { ADMIN } from '../../support/test-app';

const folder = useFolder();
let uri: string;
let path: string;
beforeEach(async () => {
  uri = freshDatabaseUri();
  path = join(folder.path, 'backup.tar');
  await fillSmallSite(uri);
});
afterEach(() => dropDatabase(uri));

/** Writes the lock file of a running site. */
const siteRuns = () =>
  writeFile(
    join(folder.path, 'run.json'),
    JSON.stringify({ mongodbUri: uri, pids: { start: process.pid } }),
  );

describe('npm run backup', () => {
  it('names the file by its time, beside the data, and says how far it is', async () => {
    const { code, output } = await runProgram('backup', uri, [], { DATA_DIR: folder.path });
    expect({ code, output }).toMatchObject({ code: 0 });
    const backups = join(folder.path, 'backups');
    const [name = '', ...others] = await readdir(backups);
    expect(others).toEqual([]);
    expect(name).toMatch(/^manjara-\d{4}-\d\d-\d\d-\d{6}\.tar$/);
    expect((await stat(join(backups, name))).mode & 0o777).toBe(0o600);
    expect((await stat(backups)).mode & 0o777).toBe(0o700);
    expect(output).toContain('Checking the backup …');
    expect(output).toContain('The backup is complete: 4 files and 9 entries, 0.4 MB.');
    expect(output).toContain(join(backups, name));
    await expect(check(join(backups, name))).resolves.toBeDefined();
  });

  it('fails when a file is incomplete in the database, but saves the rest', async () => {
    await withDatabase(uri, async (connection) => {
      const large = await connection.collection('fs.files').findOne({ filename: 'picture.jpg' });
      await connection.collection('fs.chunks').deleteOne({ files_id: large?._id, n: 1 });
    });
    const { code, output } = await runProgram('backup', uri, [path]);
    expect(code).toBe(1);
    expect(output).toContain('The file picture.jpg is damaged in the database');
    expect(output).toContain(
      'The backup is incomplete: 1 damaged file(s) are missing. It has 3 files and 9 entries',
    );
    await expect(check(path)).resolves.toBeDefined();
  });

  it("resolves a folder against the working directory, and uses the running site's database", async () => {
    await mkdir(join(folder.path, 'disk'));
    await siteRuns();
    const running = { DATA_DIR: folder.path, MONGODB_URI: '' };
    expect(await runScript('backup', folder.path, running, ['disk'])).toMatchObject({ code: 0 });
    const name = expect.stringMatching(/^manjara-/) as string;
    expect(await readdir(join(folder.path, 'disk'))).toEqual([name]);
  });
});

describe('npm run restore', () => {
  let later: Awaited<ReturnType<typeof stateOf>>;
  let wanted: Awaited<ReturnType<typeof contentOf>>;
  beforeEach(async () => {
    wanted = await contentOf(uri);
    await backUp(uri, path);
    await withDatabase(uri, (site) => site.collection('messages').insertOne({ text: 'later' }));
    later = await stateOf(uri);
  });

  it('is refused while an API works on the database, and not once that has ended', async () => {
    const environment = { MONGODB_URI: uri, DATA_DIR: folder.path, DEMO_CONTENT: '0' };
    const api = ApiProcess.run({
      ...environment,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    await api.address();
    const refused = await runProgram('restore', uri, [path, '--yes']);
    api.signal('SIGTERM');
    expect(await api.exit()).toBe(0);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The site is running on this database: stop it');
    expect(refused.output).not.toContain('interrupted');
    const restored = await runProgram('restore', uri, [path, '--yes']);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('as it was on') });
    expect(await contentOf(uri)).toEqual(wanted);
  });

  it('requires --yes without a terminal, and says what would be lost', async () => {
    const { code, output } = await runProgram('restore', uri, [path]);
    expect(code).toBe(1);
    expect(output).toMatch(/^ +4 {2}messages$/m);
    expect(output).toMatch(/\nNothing was changed: add --yes to replace these entries.\n$/);
    expect(await stateOf(uri)).toEqual(later);
  });

  it('does nothing while the site runs on this machine', async () => {
    await siteRuns();
    const env = { DATA_DIR: folder.path };
    const refused = await runScript('restore', folder.path, env, ['backup.tar', '--yes']);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/^The site is running: stop it .* Nothing was changed\.\n$/);
    expect(await stateOf(uri)).toEqual(later);
  });
});
