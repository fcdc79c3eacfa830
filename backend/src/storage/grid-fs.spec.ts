import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { exactLength } from './grid-fs';

const through = (parts: string[], expected: number) => {
  const check = exactLength(expected);
  Readable.from(parts.map((part) => Buffer.from(part))).pipe(check);
  return buffer(check).then(String);
};

describe('exactLength', () => {
  it('passes what has the length', async () => {
    expect(await through(['wal', 'nut'], 6)).toBe('walnut');
    expect(await through([], 0)).toBe('');
  });

  it.each([5, 7])('fails when %i bytes were promised and 6 came', async (promised) => {
    await expect(through(['wal', 'nut'], promised)).rejects.toThrow('Read 6 bytes');
  });
});
