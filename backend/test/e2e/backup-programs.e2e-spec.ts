import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ApiProcess } from '../support/api-process';
import { backUp, check, program, runProgram, runScript, useFolder } from '../support/backups';
import { freshDatabaseUri } from '../support/database';
import { contentOf, dropDatabase, stateOf, withDatabase } from '../support/database-state';
import { HeldDatabase } from '../support/held-database';
import { fillSmallSite } from '../support/small-site';

jest.setTimeout(60_000);

const lastLine = (output: string) => output.trim().split('\n').pop();

describe('the programs', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let wanted: Awaited<ReturnType<typeof contentOf>>;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    await fillSmallSite(uri);
    wanted = await contentOf(uri);
  });
  afterEach(() => dropDatabase(uri));

  /** Sends a program a signal when it is about to send a message with the marker. */
  async function interrupt(
    name: 'backup' | 'restore',
    args: string[],
    marker: string | RegExp,
    signal: NodeJS.Signals,
    number = 1,
  ): Promise<{ code: number | null; output: string }> {
    const database = await HeldDatabase.before(uri, marker, number);
    const running = program(name, database.uri, args);
    try {
      await Promise.race([database.held, running.exit()]);
      running.signal(signal);
      // What a process that was killed had not sent does not arrive.
      if (signal !== 'SIGKILL') database.go();
      return { code: await running.exit(), output: running.output };
    } finally {
      running.signal('SIGKILL');
      await database.close();
    }
  }

  const changeSite = () =>
    withDatabase(uri, async (connection) => {
      await connection.collection('messages').insertOne({ text: 'later' });
    });

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
      for (const line of ['Backing up the files …', 'Checking the backup …']) {
        expect(output).toContain(line);
      }
      expect(output).toContain('The backup is whole: 4 files and 8 entries, 0.4 MB.');
      expect(output).toContain(join(backups, name));
      await expect(check(join(backups, name))).resolves.toBeDefined();
    });

    it('is no success when a file is not whole in the database, and keeps the rest', async () => {
      await withDatabase(uri, async (connection) => {
        const large = await connection.collection('fs.files').findOne({ filename: 'picture.jpg' });
        await connection.collection('fs.chunks').deleteOne({ files_id: large?._id, n: 1 });
      });
      const { code, output } = await runProgram('backup', uri, [path]);
      expect(code).toBe(1);
      expect(output).toContain('A part of the file picture.jpg is lost in the database');
      expect(output).toContain('The backup lacks files (1), and has 3 files and 8 entries');
      expect(output).not.toContain('whole');
      await expect(check(path)).resolves.toBeDefined();
    });

    it('takes a name or a folder, as it is meant where it is typed', async () => {
      const env = { MONGODB_URI: uri, DATA_DIR: folder.path };
      const named = await runScript('backup', folder.path, env, ['my.tar']);
      expect(named).toMatchObject({ code: 0 });
      await expect(check(join(folder.path, 'my.tar'))).resolves.toBeDefined();
      await mkdir(join(folder.path, 'disk'));
      // That of the site that runs, where no database is named.
      const run = { mongodbUri: uri, pids: { start: process.pid } };
      await writeFile(join(folder.path, 'run.json'), JSON.stringify(run));
      const running = { DATA_DIR: folder.path, MONGODB_URI: '' };
      expect(await runScript('backup', folder.path, running, ['disk'])).toMatchObject({ code: 0 });
      expect(await readdir(join(folder.path, 'disk'))).toEqual([
        expect.stringMatching(/^manjara-/),
      ]);
    });

    it('leaves nothing when it is broken off', async () => {
      const { code, output } = await interrupt('backup', [path], 'fs.chunks', 'SIGTERM');
      expect(code).toBe(1);
      expect(lastLine(output)).toBe('The backup was broken off, and nothing is left of it.');
      expect(await readdir(folder.path)).toEqual([]);
    });

    it('leaves no file with its name when it is killed, and can be run again', async () => {
      await interrupt('backup', [path], 'fs.chunks', 'SIGKILL');
      expect(await readdir(folder.path)).toEqual(['backup.tar.unfinished']);
      expect((await runProgram('backup', uri, [path])).code).toBe(0);
      expect(await readdir(folder.path)).toEqual(['backup.tar']);
    });
  });

  it('npm run restore explains itself to who types something else', async () => {
    const { code, output } = await runProgram('restore', uri, ['a.tar', '--force']);
    expect({ code, output }).toEqual({
      code: 1,
      output: 'Usage: npm run restore -- FILE [--yes]\n',
    });
  });

  describe('npm run restore', () => {
    beforeEach(async () => {
      await backUp(uri, path);
      await changeSite();
    });

    it('asks for --yes where nobody can be asked, and says what would be gone', async () => {
      const later = await stateOf(uri);
      const { code, output } = await runProgram('restore', uri, [path]);
      expect(code).toBe(1);
      expect(output).toMatch(/^ +4 {2}messages$/m);
      expect(lastLine(output)).toBe(
        'Nothing was changed: add --yes to say that these entries may be replaced.',
      );
      expect(await stateOf(uri)).toEqual(later);

      const confirmed = await runProgram('restore', uri, [path, '--yes']);
      expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('as it was on') });
      expect(await contentOf(uri)).toEqual(wanted);
    });

    it('asks nobody where there is nothing to lose', async () => {
      await dropDatabase(uri);
      expect((await runProgram('restore', uri, [path])).code).toBe(0);
      expect(await contentOf(uri)).toEqual(wanted);
    });

    it('does nothing while the site runs on this machine', async () => {
      const later = await stateOf(uri);
      const run = { mongodbUri: uri, pids: { start: process.pid } };
      await writeFile(join(folder.path, 'run.json'), JSON.stringify(run));
      const env = { DATA_DIR: folder.path };
      const refused = await runScript('restore', folder.path, env, [basename(path), '--yes']);
      expect(refused).toEqual({
        code: 1,
        output:
          'The site is running: stop it (Ctrl-C in its window), restore, and start it again. Nothing was changed.\n',
      });
      expect(await stateOf(uri)).toEqual(later);
    });

    it('is run again when it is broken off, and until then nothing opens the database', async () => {
      const args = [path, '--yes'];
      const { output } = await interrupt('restore', args, /insert.*fs\.chunks/s, 'SIGTERM');
      expect(lastLine(output)).toBe(
        'The restore was broken off: the site does not start until it is run again, to its end.',
      );
      const start = ApiProcess.run({ MONGODB_URI: uri, DATA_DIR: folder.path });
      expect(await start.exit()).toBe(1);
      expect(start.output).toContain('A restore of this database is not finished.');
      expect((await runProgram('restore', uri, args)).code).toBe(0);
      expect(await contentOf(uri)).toEqual(wanted);
    });
  });
});
