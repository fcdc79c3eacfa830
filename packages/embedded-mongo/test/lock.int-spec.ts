import type * as childProcess from 'node:child_process';

import { lockFolder } from '../src/storage/lock';
import { useFolder } from './support/process';

/** The surroundings of a server, which its programs have, too, unless they are given others. */
let surroundings: NodeJS.ProcessEnv = {};

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof childProcess>('node:child_process');
  return {
    ...actual,
    execFileSync: (
      file: string,
      args: string[],
      options: childProcess.ExecFileSyncOptionsWithStringEncoding,
    ) => actual.execFileSync(file, args, { env: surroundings, ...options }),
  };
});

const folder = useFolder();
const { platform } = process;
const on = (value: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value });

afterEach(() => on(platform));

it('a lock is that of a living server, whatever clock and language another one is started with', () => {
  if (platform === 'win32') return;
  on('darwin');
  surroundings = { ...process.env, TZ: 'Asia/Riyadh' };
  const release = lockFolder(folder.path);
  surroundings = { ...process.env, TZ: 'America/Lima' };
  expect(() => lockFolder(folder.path)).toThrow('is in use by another embedded-mongo server');
  release();
  lockFolder(folder.path)();
});
