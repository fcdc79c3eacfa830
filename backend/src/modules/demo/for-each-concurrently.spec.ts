import { forEachConcurrently } from './for-each-concurrently';

/** Work that ends when it is told to. */
function controlled() {
  const begun: number[] = [];
  const ends = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const work = (item: number) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      ends.set(item, { resolve, reject });
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, ends, work, turn };
}

describe('forEachConcurrently', () => {
  it('works on as many items at a time as allowed, in order', async () => {
    const { begun, ends, work, turn } = controlled();
    const all = forEachConcurrently([1, 2, 3, 4], 2, work);
    await turn();
    expect(begun).toEqual([1, 2]);
    ends.get(2)?.resolve();
    await turn();
    expect(begun).toEqual([1, 2, 3]);
    ends.get(1)?.resolve();
    ends.get(3)?.resolve();
    await turn();
    ends.get(4)?.resolve();
    await all;
    expect(begun).toEqual([1, 2, 3, 4]);
  });

  it('begins nothing after a failure, and tells it once the running work has ended', async () => {
    const { begun, ends, work, turn } = controlled();
    let settled = false;
    const all = forEachConcurrently([1, 2, 3], 2, work).finally(() => (settled = true));
    all.catch(() => undefined);
    await turn();
    ends.get(1)?.reject(new Error('no room'));
    await turn();
    expect(settled).toBe(false);
    ends.get(2)?.resolve();
    await expect(all).rejects.toThrow('no room');
    expect(begun).toEqual([1, 2]);
  });
});
