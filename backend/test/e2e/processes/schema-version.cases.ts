import { SCHEMA_VERSION } from '../../../src/database/migrations';
import { stateOf } from '../../support/database-state';
import { ownApi } from '../../support/own-api';

const NEWER =
  `The database is of a newer version of Manjara (schema ${SCHEMA_VERSION + 1}; ` +
  `this version supports up to ${SCHEMA_VERSION}). ` +
  'Start the newer version, or restore the backup from before the upgrade.';
const EARLY =
  'The database was written before the first release of Manjara, and this program cannot read it. ' +
  'Use an empty one: set DATA_DIR to another folder, or MONGODB_URI to another database. ' +
  'The old one can only be read by the program that wrote it.';

describe('a process on the database of another version', () => {
  const own = ownApi();

  it.each([
    ['main.js', 'newer', 'schema', SCHEMA_VERSION + 1, NEWER],
    ['cli/demo-reset.js', 'from before the first release', 'schema_state', 5, EARLY],
  ])(
    '%s refuses one that is %s with a sentence, and changes nothing',
    async (program, _what, collection, version, sentence) => {
      const versions = own.connection.collection<{ _id: string; version: number }>(collection);
      await versions.insertOne({ _id: 'schema', version });
      await own.connection.collection('projects').insertOne({ name: 'Majlis' });
      const before = await stateOf(own.mongodbUri);
      const started = own.run({}, program);
      expect(await started.exit()).toBe(1);
      expect(started.output.trim()).toBe(sentence);
      expect(started.messages).toEqual([]);
      expect(await stateOf(own.mongodbUri)).toEqual(before);
    },
  );

  it('exits with a message when a newer version migrates the database', async () => {
    const running = own.run();
    await running.address();
    const schema = own.connection.collection<{ _id: string; version: number }>('schema');
    await schema.updateOne({ _id: 'schema' }, { $set: { version: SCHEMA_VERSION + 1 } });
    expect(await running.exit()).toBe(0);
    expect(running.output).toContain('A newer version of Manjara has taken over the database');
  });
});
