import { type Connection, createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { ordersInLists } from './orders-in-lists';

const newId = () => new Types.ObjectId();
const [first, second, third] = [newId(), newId(), newId()];

describe('the migration of orders to lists', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createConnection(freshDatabaseUri()).asPromise();
    // As version 2 stored them.
    await connection
      .collection('boxes')
      .insertMany([{ _id: first, position: 2 }, { _id: second, position: 1 }, { _id: third }]);
    await connection
      .collection('projects')
      .insertMany([{ _id: first, pin: 1 }, { _id: second, pin: 2 }, { _id: third }]);
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
        boxes: [second, first],
        'pinned-projects': [second, first],
      });
    }
    const left = { $or: [{ position: { $exists: true } }, { pin: { $exists: true } }] };
    expect(await connection.collection('boxes').countDocuments(left)).toBe(0);
    expect(await connection.collection('projects').countDocuments(left)).toBe(0);
  });

  it('goes on where it was killed', async () => {
    await ordersInLists.up(connection);
    await connection.collection('boxes').updateOne({ _id: first }, { $set: { position: 2 } });
    await ordersInLists.up(connection);
    expect(await lists()).toMatchObject({ boxes: [second, first] });
    expect(await connection.collection('boxes').countDocuments({ position: 2 })).toBe(0);
  });
});
