import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { owners } from './owners';

let connection: Connection;
beforeEach(async () => {
  connection = await createConnection(freshDatabaseUri()).asPromise();
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const found = (name: string) => connection.collection(name).find().toArray();

it('makes the admin of before the owner; a second time changes nothing', async () => {
  const _id = new Types.ObjectId();
  const admin = { _id, email: 'admin@example.com', passwordHash: 'x' };
  await connection.collection('admins').insertOne({ ...admin, key: 'admin' });
  await owners.up(connection);
  // An account invited later stays an editor.
  const editor = { _id: new Types.ObjectId(), email: 'editor@example.com', passwordHash: 'y' };
  await connection.collection('admins').insertOne(editor);
  await owners.up(connection);
  expect(await found('owners')).toEqual([{ _id: 'owners', ids: [_id], version: 1 }]);
  expect(await found('admins')).toEqual([admin, editor]);
});

it('leaves a database without an admin to the first start', async () => {
  await owners.up(connection);
  expect(await found('owners')).toEqual([]);
});
