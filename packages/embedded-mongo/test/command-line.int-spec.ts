import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { startEmbeddedMongo } from '../src';
import { runServer, spawnByShell, spawnServer, stop, useFolder } from './support/process';
import { withClient } from './support/server';

const folder = useFolder();

describe('the command line', () => {
  it('reports invalid options', async () => {
    expect((await runServer()).stderr).toMatch(/^The option --dir is missing/);
    expect((await runServer('--dir', folder.path, '--port', 'x')).stderr).toMatch(/^The port x/);
    expect((await runServer('--dir', folder.path, '--nonsense')).stderr).toMatch(/nonsense/);
  });

  it('listens on loopback only', async () => {
    // macOS has no second loopback address.
    if (process.platform === 'darwin') return;
    const server = await spawnServer(folder.path);
    // If the server listened on all addresses, this port would be taken.
    const { port } = new URL(server.uri);
    const other = createServer().listen(Number(port), '127.0.0.2');
    await once(other, 'listening');
    other.close();
    await stop(server);
  });

  it('says that a port is taken, and gives the folder up', async () => {
    const other = await startEmbeddedMongo();
    const { code, stderr } = await runServer('--dir', folder.path, '--port', String(other.port));
    expect(code).toBe(1);
    expect(stderr).toBe(`The port ${other.port} on 127.0.0.1 is in use by another program.\n`);
    expect(existsSync(join(folder.path, 'server.lock'))).toBe(false);
    await other.close();
  });

  it('serves its clients to their end when its parent dies, then exits', async () => {
    const server = await spawnServer(folder.path, '--stdin');
    const exited = once(server.child, 'exit');
    await withClient(server.uri, async (client) => {
      const collection = client.db('test').collection('c');
      await collection.insertOne({});
      server.child.stdin.end();
      for (let count = 0; count < 300; count++) await collection.insertOne({});
      expect(await collection.countDocuments()).toBe(301);
    });
    expect(await exited).toEqual([0, null]);
  });

  it('records what is sent, each name once and no values', async () => {
    const file = join(folder.path, 'sent.tsv');
    const script = `EMBEDDED_MONGO_RECORD='${file}' exec "$@"`;
    const server = await spawnByShell(script, join(folder.path, 'data'));
    await withClient(server.uri, async (client) => {
      const collection = client.db('test').collection('c');
      for (const text of ['secret', 'other']) {
        await collection.updateOne({ a: { $gt: text } }, { $set: { text } });
      }
      await collection.createIndex({ a: 1 }, { unique: true });
    });
    await stop(server);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Commands\tupdate', 'Statement fields\tu', 'Query operators\t$gt'],
        ...['Update operators\t$set', 'Index options\tunique'],
      ]),
    );
    expect(lines.join()).not.toContain('secret');
  });
});
