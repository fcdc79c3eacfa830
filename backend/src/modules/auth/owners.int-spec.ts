import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { OwnersService } from './owners.service';
import { OWNERS_MODEL, type OwnersDocument, ownersSchema } from './owners.schema';

const id = () => new Types.ObjectId().toHexString();

describe('the owners', () => {
  let connection: Connection;
  let owners: OwnersService;
  let first: string;
  beforeEach(async () => {
    connection = await createConnection(freshDatabaseUri()).asPromise();
    owners = new OwnersService(connection.model<OwnersDocument>(OWNERS_MODEL, ownersSchema));
    first = await owners.firstId();
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it('are one at first, the same for every process that asks', async () => {
    expect(await Promise.all([owners.firstId(), owners.firstId()])).toEqual([first, first]);
    expect(await owners.roleOf(first)).toBe('owner');
    expect(await owners.roleOf(id())).toBe('editor');
  });

  it('never become none: of two who remove each other one is left', async () => {
    for (let round = 0; round < 5; round++) {
      const [one = ''] = await owners.list();
      const other = id();
      await owners.add(other);
      const removals = await Promise.allSettled([owners.remove(one), owners.remove(other)]);
      expect(removals.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await owners.list()).toHaveLength(1);
    }
  });

  it('lose no addition where several are changed at once', async () => {
    const added = Array.from({ length: 6 }, id);
    await Promise.all(added.map((each) => owners.add(each)));
    expect((await owners.list()).sort()).toEqual([first, ...added].sort());
    await owners.add(first);
    await owners.remove(id());
    expect(await owners.list()).toHaveLength(7);
  });
});
