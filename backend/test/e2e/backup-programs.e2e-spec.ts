import { execFile } from 'node:child_process';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  backUp,
  bringBack,
  check,
  program,
  runProgram,
  useFolder,
  withServices,
} from '../support/backups';
import { freshDatabaseUri } from '../support/database';
import { type DatabaseState, dropDatabase, stateOf, withDatabase } from '../support/database-state';
import { HeldDatabase } from '../support/held-database';
import { fillSmallSite } from '../support/small-site';

jest.setTimeout(60_000);

const ROOT = join(__dirname, '../../..');
const DAY_S = 86_400;

/** The collection of a restore, which has a name of its own. */
const STAGED_FILES = /restoring\.\w+\.fs\.chunks/;

/** Runs one of the scripts behind `npm run`, as if it was typed in a folder. */
function runScript(name: string, folder: string, env: Record<string, string>, args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const given = { PATH: process.env.PATH, INIT_CWD: folder, ENV_FILE: '', SKIP_BUILD: '1' };
    execFile(
      process.execPath,
      [join(ROOT, 'scripts', `${name}.mjs`), ...args],
      { cwd: ROOT, env: { ...given, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const lastLine = (output: string) => output.trim().split('\n').pop();

describe('the programs', () => {
  const folder = useFolder();
  let uri: string;
  let path: string;
  let wanted: DatabaseState;
  beforeEach(async () => {
    uri = freshDatabaseUri();
    path = join(folder.path, 'backup.tar');
    await fillSmallSite(uri);
    wanted = await stateOf(uri);
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
      for (const line of ['Backing up the files (0.4 MB) …', '  50 %', 'Checking the backup']) {
        expect(output).toContain(line);
      }
      expect(output).toContain('The backup is whole: 4 files and 9 entries, 0.4 MB.');
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
      expect(output).toContain('The backup lacks a file, and has 3 files and 9 entries');
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

    it.each(['SIGTERM', 'SIGINT'] as const)(
      'leaves nothing when %s breaks it off',
      async (name) => {
        const { code, output } = await interrupt('backup', [path], 'fs.chunks', name);
        expect(code).toBe(1);
        expect(lastLine(output)).toBe('The backup was broken off, and nothing is left of it.');
        expect(await readdir(folder.path)).toEqual([]);
      },
    );

    it('leaves no file with its name when it is killed, and the rest is removed a day later', async () => {
      await interrupt('backup', [path], 'fs.chunks', 'SIGKILL');
      const [left = '', ...others] = await readdir(folder.path);
      expect(others).toEqual([]);
      expect(left).toMatch(/^backup\.tar\.unfinished-/);
      expect((await stat(join(folder.path, left))).mode & 0o777).toBe(0o700);

      expect((await runProgram('backup', uri, [path])).code).toBe(0);
      expect((await readdir(folder.path)).sort()).toEqual(['backup.tar', left]);
      const yesterday = Date.now() / 1_000 - DAY_S - 60;
      await utimes(join(folder.path, left), yesterday, yesterday);
      expect((await runProgram('backup', uri, [join(folder.path, 'b.tar')])).code).toBe(0);
      expect((await readdir(folder.path)).sort()).toEqual(['b.tar', 'backup.tar']);
    });
  });

  it.each([[[]], [['a.tar', 'b.tar']], [['a.tar', '--force']]])(
    'npm run restore explains itself to %j',
    async (args) => {
      const { code, output } = await runProgram('restore', uri, args);
      expect({ code, output }).toEqual({
        code: 1,
        output: 'Usage: npm run restore -- FILE [--yes]\n',
      });
    },
  );

  describe('npm run restore', () => {
    beforeEach(async () => {
      await backUp(uri, path);
      await changeSite();
    });

    it('asks for --yes where nobody can be asked, and says what would be gone', async () => {
      const later = await stateOf(uri);
      const { code, output } = await runProgram('restore', uri, [path]);
      expect(code).toBe(1);
      expect(output).toMatch(/^ +1 {2}messages$/m);
      expect(lastLine(output)).toBe(
        'Nothing was changed: add --yes to say that these entries may be replaced.',
      );
      expect(await stateOf(uri)).toEqual(later);

      const confirmed = await runProgram('restore', uri, [path, '--yes']);
      expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('as it was on') });
      expect(await stateOf(uri)).toEqual(wanted);
      // What is there now is from the backup, so that nobody is asked.
      expect((await runProgram('restore', uri, [path])).code).toBe(0);
      expect(await stateOf(uri)).toEqual(wanted);
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

    it('changes nothing when it is broken off before the end', async () => {
      const later = await stateOf(uri);
      const args = [path, '--yes'];
      const { code, output } = await interrupt('restore', args, STAGED_FILES, 'SIGTERM');
      expect(code).toBe(1);
      expect(lastLine(output)).toBe('The restore was broken off, and nothing was changed.');
      expect(await stateOf(uri)).toEqual(later);
    });

    it.each([
      ['before it has begun', 'staging', 1, 'old'],
      ['with the first file', STAGED_FILES, 2, 'old'],
      ['with the last entries', /restoring\.\w+\.projects/, 1, 'old'],
      ['before it takes its place', 'swapping', 1, 'old'],
      ['with the first collection that does', 'renameCollection', 1, 'new'],
      ['among the collections that do', 'renameCollection', 6, 'new'],
    ])('leaves one state, whole, when it is killed %s', async (_when, marker, number, expected) => {
      const states = { old: await stateOf(uri), new: wanted };
      await interrupt('restore', [path, '--yes'], marker, 'SIGKILL', number);
      await withServices(uri, () => Promise.resolve());
      expect(await stateOf(uri)).toEqual(states[expected as keyof typeof states]);
      await bringBack(uri, path);
      expect(await stateOf(uri)).toEqual(wanted);
    });
  });
});
