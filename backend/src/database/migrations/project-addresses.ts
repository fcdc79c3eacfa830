import { isReservedSlug, slugOf } from '@manjara/contracts';
import type { mongo } from 'mongoose';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

interface Project {
  _id: mongo.ObjectId;
  name?: string;
  arName?: string;
  state: string;
  stateBefore?: string;
  slug?: string;
  arSlug?: string;
  addresses?: string[];
}

interface Activity {
  kind?: string;
  id?: string;
  action: string;
}

/** The slug of a name, or the slug with the first number that makes it free. */
function freeSlug(name: string | undefined, taken: ReadonlySet<string>): string {
  const slug = slugOf(name ?? '');
  if (!slug) return '';
  let free = slug;
  for (let number = 2; isReservedSlug(free) || taken.has(free); number++) {
    free = `${slug}-${number}`;
  }
  return free;
}

export const projectAddresses: Migration = {
  version: 8,
  description: 'projects have readable addresses',
  async up(connection) {
    const database = databaseOf(connection);
    const projects = database.collection<Project>('projects');
    const unpublished = { kind: 'projects', action: 'unpublished' };
    const wereUnpublished = new Set(
      await database.collection<Activity>('activity').distinct('id', unpublished),
    );
    const stored = projects.find(
      { addresses: { $exists: true } },
      { projection: { addresses: 1 } },
    );
    const taken = new Set((await stored.toArray()).flatMap(({ addresses = [] }) => addresses));
    // The oldest gets the address without a number.
    const older = projects.find({ addresses: { $exists: false } }).sort({ _id: 1 });
    for await (const { _id, name, arName, state, stateBefore } of older) {
      const slug = freeSlug(name, taken);
      if (slug) taken.add(slug);
      const arSlug = arName === name ? slug : freeSlug(arName, taken);
      if (arSlug) taken.add(arSlug);
      const id = _id.toHexString();
      const addresses = [...new Set([id, slug, arSlug])].filter(Boolean);
      const before = state === 'trashed' ? (stateBefore ?? 'published') : state;
      const wasPublished = before === 'published' || wereUnpublished.has(id);
      await projects.updateOne({ _id }, { $set: { slug, arSlug, addresses, wasPublished } });
    }
  },
};
