import type { Connection } from 'mongoose';
import { ContentRevision } from './content-revision';

const findOneAndUpdate = jest.fn<Promise<{ token: string } | null>, unknown[]>();
const connection = {
  db: { collection: () => ({ findOneAndUpdate }) },
} as unknown as Connection;
const listener = jest.fn();
let revision: ContentRevision;

beforeEach(() => {
  findOneAndUpdate.mockReset().mockResolvedValue({ token: 'before' });
  listener.mockReset();
  revision = new ContentRevision(connection);
  revision.onChange(listener);
});

const NAMED = expect.stringMatching(/^writers\./) as string;
const TOKEN = expect.stringMatching(/^[0-9a-f]{24}$/) as string;
const keysOf = (index: number) =>
  Object.values(findOneAndUpdate.mock.calls[index]?.[1] as object).flatMap((part) =>
    Object.keys(part as object),
  );

it('announces also what was changed already, so that it is told even by who is killed', async () => {
  await revision.changed();
  expect(keysOf(0)).toEqual([NAMED]);
  expect(keysOf(1)).toEqual(['token', NAMED]);
  expect(listener.mock.calls).toEqual([[{ token: TOKEN, before: 'before', removed: {} }]]);
});

it('tells what alone a write has changed, and which token the new one has taken the place of', async () => {
  findOneAndUpdate.mockResolvedValueOnce(null).mockResolvedValueOnce({ token: 'of another' });
  await revision.during('boxes', async () => {});
  const change = { token: TOKEN, before: 'of another', part: 'boxes', removed: {} };
  expect(listener.mock.calls).toEqual([[change]]);
});

it('says so where not even the announcement can be made', async () => {
  findOneAndUpdate.mockRejectedValue(new Error('away'));
  await expect(revision.changed()).rejects.toThrow('away');
  expect(listener).not.toHaveBeenCalled();
});

it('trusts nothing after a change that could not be told', async () => {
  findOneAndUpdate.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('away'));
  await revision.during('boxes', async () => {}, { entity: 'a' });
  expect(listener.mock.calls).toEqual([[{ removed: { entity: 'a' } }]]);
});

it.each([
  ['was done', async () => {}],
  ['may have been done', () => Promise.reject(new Error('no answer'))],
])('tells what a write removes that %s', async (_, write) => {
  await revision.during('boxes', write, { entity: 'a' }).catch(() => {});
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ removed: { entity: 'a' } });
});
