import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Metrics, type Reading, RequestDurations } from '@manjara/observability';
import { POINTER_FILE, type ReleasePointer } from './pointer';

async function published(root: string): Promise<Reading<'version'>[]> {
  try {
    const text = await readFile(path.join(root, POINTER_FILE), 'utf8');
    const { version } = JSON.parse(text) as ReleasePointer;
    return [[1, { version }]];
  } catch {
    return [];
  }
}

/** What a release server tells of itself. */
export function releaseMetrics(root: string): { metrics: Metrics; durations: RequestDurations } {
  const metrics = new Metrics();
  metrics.gauge({
    name: 'manjara_published_release_info',
    help: 'The release that the pointer names: always 1; nothing while none is published.',
    labels: ['version'],
    read: () => published(root),
  });
  return { metrics, durations: new RequestDurations(metrics) };
}
