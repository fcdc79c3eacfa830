import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript, useFolder } from '../support/backups';
import { contentOf, withDatabase } from '../support/database-state';
import { fillSmallSite } from '../support/small-site';
import { until } from '../support/until';

jest.setTimeout(120_000);

const DATABASE = require.resolve('@manjara/embedded-mongo/cli');
const TASK = join(__dirname, '../../../scripts/task.mjs');

describe('the embedded database of an install', () => {
  const folder = useFolder();
  let wanted: Awaited<ReturnType<typeof contentOf>>;
  let later: typeof wanted;

  beforeEach(async () => {
    wanted = await onData(async (uri) => {
      await fillSmallSite(uri);
      return contentOf(uri);
    });
    expect(await run('backup', 'backup.tar')).toMatchObject({ code: 0 });
    later = await onData(async (uri) => {
      await withDatabase(uri, (connection) =>
        connection.collection('messages').insertOne({ text: 'later' }),
      );
      return contentOf(uri);
    });
  });

  /** Runs `work` with the server on the install's data. */
  async function onData<T>(work: (uri: string) => Promise<T>): Promise<T> {
    const options = { execArgv: [], stdio: 'ignore' as const };
    const server = fork(DATABASE, ['--dir', join(folder.path, 'db')], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [{ uri }] = (await once(server, 'message')) as [{ uri: string }];
    try {
      return await work(`${uri.replace(/\/$/, '')}/manjara`);
    } finally {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    }
  }

  const environment = () => ({ DATA_DIR: folder.path, MONGODB_URI: '' });
  const run = (name: 'backup' | 'restore', ...args: string[]) =>
    runScript(name, folder.path, environment(), args);
  const content = () => onData(contentOf);
  const folders = async () => (await readdir(folder.path)).filter((name) => name.startsWith('db'));

  it('is replaced by a new one with the backup', async () => {
    const refused = await run('restore', 'backup.tar');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Nothing was changed: add --yes');
    expect(await content()).toEqual(later);

    expect(await run('restore', 'backup.tar', '--yes')).toMatchObject({ code: 0 });
    expect(await folders()).toEqual(['db']);
    expect(await content()).toEqual(wanted);
  });

  it('is unchanged when the restore is killed', async () => {
    const args = [TASK, 'restore', 'backup.tar', '--yes'];
    const env = {
      ...environment(),
      PATH: process.env.PATH,
      INIT_CWD: folder.path,
      SKIP_BUILD: '1',
    };
    const script = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    script.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await until(() => output.includes('Restoring the backup'), 60_000);
    const ended = once(script, 'exit');
    script.kill('SIGKILL');
    await ended;
    // Its processes exit by themselves.
    const isLocked = async (name: string) =>
      (await readdir(join(folder.path, name))).includes('server.lock');
    await until(async () => !(await isLocked('db')) && !(await isLocked('db.restoring')));
    expect(await content()).toEqual(later);
    expect(await run('restore', 'backup.tar', '--yes')).toMatchObject({ code: 0 });
    expect(await folders()).toEqual(['db']);
    expect(await content()).toEqual(wanted);
  });

  it('is the new one when the power fails during the replacement', async () => {
    await run('restore', 'backup.tar', '--yes');
    await rename(join(folder.path, 'db'), join(folder.path, 'db.restored'));
    await onData((uri) => fillSmallSite(uri));
    expect(await run('backup', 'second.tar')).toMatchObject({ code: 0 });
    expect(await folders()).toEqual(['db']);
    expect(await content()).toEqual(wanted);
  });
});
