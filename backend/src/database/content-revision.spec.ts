import type { Connection } from 'mongoose';
import { ContentRevision } from './content-revision';

const updateOne = jest.fn<Promise<void>, unknown[]>();
const connection = {
  db: { collection: () => ({ updateOne }) },
} as unknown as Connection;
const listener = jest.fn();
let revision: ContentRevision;

beforeEach(() => {
  updateOne.mockReset().mockResolvedValue();
  listener.mockReset();
  revision = new ContentRevision(connection);
  revision.onChange(listener);
});

const NAMED = expect.stringMatching(/^writers\./) as string;
const TOKEN = expect.stringMatching(/^[0-9a-f]{24}$/) as string;
const keysOf = (index: number) =>
  Object.values(updateOne.mock.calls[index]?.[1] as object).flatMap((part) =>
    Object.keys(part as object),
  );

it('announces also what was changed already, so that it is told even by who is killed', async () => {
  await revision.changed();
  expect(keysOf(0)).toEqual([NAMED]);
  expect(keysOf(1)).toEqual(['token', NAMED]);
  expect(listener.mock.calls).toEqual([[{ token: TOKEN, removes: [] }]]);
});

it('says so where not even the announcement can be made', async () => {
  updateOne.mockRejectedValue(new Error('away'));
  await expect(revision.changed()).rejects.toThrow('away');
  expect(listener).not.toHaveBeenCalled();
});

it('trusts nothing after a change that could not be told', async () => {
  updateOne.mockResolvedValueOnce().mockRejectedValueOnce(new Error('away'));
  await revision.write(async () => {}, { removes: ['a'] });
  expect(listener.mock.calls).toEqual([[{ removes: ['a'] }]]);
});

it.each([
  ['was done', async () => {}],
  ['may have been done', () => Promise.reject(new Error('no answer'))],
])('tells what a write removes that %s', async (_, write) => {
  await revision.write(write, { removes: ['a'] }).catch(() => {});
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ removes: ['a'] });
});
