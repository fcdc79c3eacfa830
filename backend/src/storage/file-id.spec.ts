import { newFileId } from './file-id';

it('contains the time, and does not reveal the next id', () => {
  const ids = Array.from({ length: 50 }, newFileId);
  for (const id of ids)
    expect(Math.abs(Number(id.getTimestamp()) - Date.now())).toBeLessThan(5_000);
  // Beyond the time, consecutive ids have nothing in common.
  const parts = ids.map((id) => id.toHexString().slice(8));
  for (const length of [4, 8]) {
    expect(new Set(parts.map((part) => part.slice(0, length))).size).toBeGreaterThan(40);
  }
});
