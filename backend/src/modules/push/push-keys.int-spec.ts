import { createConnection, type Connection } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { PUSH_KEYS_MODEL, type PushKeysDocument, pushKeysSchema } from './push-keys.schema';
import { PushKeysService } from './push-keys.service';

let connection: Connection;
beforeAll(async () => {
  connection = await createConnection(freshDatabaseUri()).asPromise();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

it('makes one pair of keys, however many processes start at once, and keeps it', async () => {
  const model = connection.model<PushKeysDocument>(PUSH_KEYS_MODEL, pushKeysSchema);
  const start = async () => {
    const service = new PushKeysService(model);
    await service.onApplicationBootstrap();
    const { publicKey, privateKey } = service.pair;
    return `${publicKey} ${privateKey}`;
  };
  const starts = await Promise.all(Array.from({ length: 8 }, start));
  expect(new Set([...starts, await start()]).size).toBe(1);
  expect(starts[0]).toMatch(/^B[\w-]{86} [\w-]{43}$/);
});
