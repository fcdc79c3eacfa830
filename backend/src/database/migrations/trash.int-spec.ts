import { createConnection } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { trash } from './trash';

it('lists older messages and applications; deleted ones stay deleted, also a second time', async () => {
  const connection = await createConnection(freshDatabaseUri()).asPromise();
  for (const name of ['messages', 'jobs']) {
    const submissions = connection.collection(name);
    await submissions.insertMany([{ name: 'Nora' }, { name: 'Salim', state: 'trashed' }]);
    for (let times = 0; times < 2; times++) {
      await trash.up(connection);
      const found = await submissions.find().toArray();
      expect(found.map(({ state }) => state as string)).toEqual(['published', 'trashed']);
    }
  }
  await connection.dropDatabase();
  await connection.close();
});
