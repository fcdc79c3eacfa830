import { createConnection } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { progress } from './progress';

it('makes older messages and applications new; marked ones stay, also a second time', async () => {
  const connection = await createConnection(freshDatabaseUri()).asPromise();
  for (const name of ['messages', 'jobs']) {
    const submissions = connection.collection(name);
    await submissions.insertMany([{ name: 'Nora', isRead: true }, { progress: 'done' }]);
    for (let times = 0; times < 2; times++) {
      await progress.up(connection);
      const found = await submissions.find().toArray();
      expect(found.map(({ progress: kept }) => kept as string)).toEqual(['new', 'done']);
    }
  }
  await connection.dropDatabase();
  await connection.close();
});
