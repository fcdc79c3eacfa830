import { Sweep } from '../../src/storage/sweep';
import type { TestApp } from './test-app';

const TWO_HOURS_MS = 7_200_000;

/** Sweeps as if everything that is stored were a month old. @returns how many files it has removed */
export async function sweepLater({ app }: Pick<TestApp, 'app'>): Promise<number> {
  const sweep = app.get(Sweep);
  const later = new Date(Date.now() + TWO_HOURS_MS);
  return (await sweep.removeFiles(later)) + (await sweep.removePictures(later));
}
