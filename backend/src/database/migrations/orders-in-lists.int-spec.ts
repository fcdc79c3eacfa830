import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { ordersInLists } from './orders-in-lists';

const ids = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()] as const;

describe('the migration of orders to lists', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createConnection(freshDatabaseUri()).asPromise();
    // As version 2 stored them.
    await connection
      .collection('boxes')
      .insertMany([{ _id: ids[0], position: 2 }, { _id: ids[1], position: 1 }, { _id: ids[2] }]);
    await connection
      .collection('projects')
      .insertMany([{ _id: ids[0], pin: 1 }, { _id: ids[1], pin: 2 }, { _id: ids[2] }]);
  });
  afterEach(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const lists = async () =>
    Object.fromEntries(
      (await connection.collection('lists').find().toArray()).map((list) => [
        String(list._id),
        list.ids as unknown,
      ]),
    );

  it('keeps the order and the pins, also when it runs twice', async () => {
    for (let times = 0; times < 2; times++) {
      await ordersInLists.up(connection);
      expect(await lists()).toEqual({
        boxes: [ids[1], ids[0]],
        'pinned-projects': [ids[1], ids[0]],
      });
    }
    const left = { $or: [{ position: { $exists: true } }, { pin: { $exists: true } }] };
    expect(await connection.collection('boxes').countDocuments(left)).toBe(0);
    expect(await connection.collection('projects').countDocuments(left)).toBe(0);
  });

  it('continues after it was killed', async () => {
    await ordersInLists.up(connection);
    await connection.collection('boxes').updateOne({ _id: ids[0] }, { $set: { position: 2 } });
    await ordersInLists.up(connection);
    expect(await lists()).toMatchObject({ boxes: [ids[1], ids[0]] });
    expect(await connection.collection('boxes').countDocuments({ position: 2 })).toBe(0);
  });
});
