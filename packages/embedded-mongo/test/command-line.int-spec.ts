import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { startEmbeddedMongo } from '../src';
import { runServer, useFolder } from './support/process';

const folder = useFolder();

describe('the command line', () => {
  it('says what is wrong with its options', async () => {
    expect((await runServer()).stderr).toMatch(/^The option --dir is missing/);
    expect((await runServer('--dir', folder.path, '--port', 'x')).stderr).toMatch(/^The port x/);
    expect((await runServer('--dir', folder.path, '--nonsense')).stderr).toMatch(/nonsense/);
  });

  it('binds to loopback only', async () => {
    const { code, stderr } = await runServer('--dir', folder.path, '--host', '0.0.0.0');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The server has no authentication and listens on loopback only, not on 0.0.0.0.\n',
    });
  });

  it('says that a port is taken, and gives the folder up', async () => {
    const other = await startEmbeddedMongo();
    const { code, stderr } = await runServer('--dir', folder.path, '--port', String(other.port));
    expect(code).toBe(1);
    expect(stderr).toBe(`The port ${other.port} on 127.0.0.1 is in use by another program.\n`);
    expect(existsSync(join(folder.path, 'server.lock'))).toBe(false);
    await other.close();
  });
});
