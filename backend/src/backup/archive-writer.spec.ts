import { Writable } from 'node:stream';
import { ArchiveWriter } from './archive-writer';

/** Otherwise the process ends. */
it('fails with the reason when its output ends while a part waits for it', async () => {
  // Takes nothing.
  const output = new Writable({ write: () => {} });
  const writer = new ArchiveWriter(output);
  setImmediate(() => output.destroy(new Error('no space left')));
  const fill = async () => {
    for (let n = 1; n <= 5; n++) await writer.add(`${n}.jpg`, Buffer.alloc(1_000_000));
  };
  await expect(fill()).rejects.toThrow('no space left');
  await writer.close();
});
