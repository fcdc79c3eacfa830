import { searchKey } from '../../common/text/search-key';
import { databaseOf } from '../with-database';
import type { Migration } from './migration';

interface NamedProject {
  name: string;
  arName: string;
}

export const namesSortedByNumber: Migration = {
  version: 2,
  description: 'project names are sorted by the value of their numbers',
  async up(connection) {
    const projects = databaseOf(connection).collection<NamedProject>('projects');
    for await (const { _id, name, arName } of projects.find()) {
      const search = { en: searchKey(name), ar: searchKey(arName) };
      await projects.updateOne({ _id, name, arName }, { $set: { search } });
    }
  },
};
