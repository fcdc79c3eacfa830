import { createConnection, Types } from 'mongoose';
import { freshDatabaseUri } from '../../../test/support/database';
import { projectAddresses } from './project-addresses';

it('gives each project its addresses, once, and knows which visitors have seen', async () => {
  const connection = await createConnection(freshDatabaseUri()).asPromise();
  const projects = connection.collection('projects');
  const names = { name: 'Majlis Al Balad', arName: 'مجلس البلد' };
  const [first, second, unpublished, trashed, draft] = [1, 2, 3, 4, 5].map(
    (n) => new Types.ObjectId(`64b7f0c2a1d3e4f5a6b7c8d${n}`),
  ) as [Types.ObjectId, Types.ObjectId, Types.ObjectId, Types.ObjectId, Types.ObjectId];
  await projects.insertMany([
    { _id: first, ...names, state: 'published' },
    { _id: second, ...names, state: 'published' },
    { _id: unpublished, name: 'Villa', arName: '…', state: 'draft' },
    { _id: trashed, name: 'Oud', arName: 'عود', state: 'trashed', stateBefore: 'published' },
    { _id: draft, name: '', arName: '', state: 'draft' },
  ]);
  await connection
    .collection('activity')
    .insertOne({ kind: 'projects', action: 'unpublished', id: unpublished.toHexString() });

  for (let times = 0; times < 2; times++) {
    await projectAddresses.up(connection);
    const found = await projects.find().sort({ _id: 1 }).toArray();
    expect(
      found.map(({ slug, arSlug, wasPublished }) => [slug, arSlug, wasPublished] as unknown[]),
    ).toEqual([
      ['majlis-al-balad', 'مجلس-البلد', true],
      ['majlis-al-balad-2', 'مجلس-البلد-2', true],
      ['villa', '', true],
      ['oud', 'عود', true],
      ['', '', false],
    ]);
    expect(found[1]?.addresses).toEqual([
      second.toHexString(),
      'majlis-al-balad-2',
      'مجلس-البلد-2',
    ]);
  }
  await connection.dropDatabase();
  await connection.close();
});
