import { type Connection, createConnection } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { namesSortedByNumber } from './names-sorted-by-number';

it('stores the names of projects so that they are sorted by number, also a second time', async () => {
  const connection: Connection = await createConnection(freshDatabaseUri()).asPromise();
  const projects = connection.collection('projects');
  // Stored in the format of version 1.
  await projects.insertMany([
    { name: 'Villa 10', arName: 'فيلا ١٠', search: { en: 'villa 10', ar: 'فيلا 10' } },
    { name: 'Villa 2', arName: 'فيلا ٢', search: { en: 'villa 2', ar: 'فيلا 2' } },
    { name: 'O’Brien', arName: 'أوبراين', search: { en: 'o’brien', ar: 'اوبراين' } },
  ]);
  for (let times = 0; times < 2; times++) {
    await namesSortedByNumber.up(connection);
    const sorted = await projects.find().sort({ 'search.ar': 1 }).toArray();
    expect(sorted.map(({ name }) => name as string)).toEqual(['O’Brien', 'Villa 2', 'Villa 10']);
    expect(await projects.countDocuments({ 'search.en': /^o'brien$/ })).toBe(1);
  }
  await connection.dropDatabase();
  await connection.close();
});
