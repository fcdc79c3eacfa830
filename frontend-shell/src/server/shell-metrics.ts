import { type Metrics, readingsOf } from '@manjara/observability';
import type { RemoteKey } from '@manjara/platform';
import type { PageCache } from './pages/page-cache';
import type { RevisionPoller } from './pages/revision-poller';
import type { ReleaseSlot } from './releases/release-slot';

export interface Described {
  slots: Record<RemoteKey, ReleaseSlot>;
  cache: PageCache;
  poller: RevisionPoller;
  pageCacheBytes: number;
}

const bit = (value: boolean): number => (value ? 1 : 0);

function describeReleases(metrics: Metrics, slots: Described['slots']): void {
  const each = Object.entries(slots);
  metrics.gauge({
    name: 'manjara_release_info',
    help: 'The live release of a remote: always 1; nothing for a remote that has none.',
    labels: ['remote', 'version'],
    read: () =>
      each.flatMap(([remote, { current }]) =>
        current ? [[1, { remote, version: current.version }]] : [],
      ),
  });
  metrics.gauge({
    name: 'manjara_release_refused',
    help: 'A release that is not shown, and why: always 1; the published one and those in its place.',
    labels: ['remote', 'version', 'reason'],
    read: () =>
      each.flatMap(([remote, { refused }]) =>
        refused.map(({ version, reason }): [number, Record<string, string>] => [
          1,
          { remote, version, reason },
        ]),
      ),
  });
  metrics.gauge({
    name: 'manjara_release_server_up',
    help: 'Whether the releases of a remote can be read, in their folder or at their server: 1 or 0.',
    labels: ['remote'],
    read: () => each.map(([remote, { reachable }]) => [bit(reachable), { remote }]),
  });
}

/** Nothing is known before somebody has asked for a page. */
function describeContent(metrics: Metrics, poller: RevisionPoller): void {
  metrics.gauge({
    name: 'manjara_api_up',
    help: 'Whether the API answered when it was last asked for the revision: 1 or 0.',
    read: () => (poller.last ? [[bit(!poller.last.away)]] : []),
  });
  metrics.gauge({
    name: 'manjara_content_stale',
    help: 'Whether the API answered from memory alone, its database being away: 1 or 0.',
    read: () => (poller.last ? [[bit(poller.last.stale)]] : []),
  });
  metrics.gauge({
    name: 'manjara_content_confirmed_timestamp_seconds',
    help: 'When the content was last known to be the one that is shown, since 1970.',
    read: () => (poller.confirmed ? [[poller.confirmed.at / 1000]] : []),
  });
}

/** What the shell tells of itself, beside its requests. */
export function describeShell(metrics: Metrics, described: Described): void {
  const { slots, cache, poller, pageCacheBytes } = described;
  describeReleases(metrics, slots);
  describeContent(metrics, poller);
  metrics.counter({
    name: 'manjara_page_cache_requests_total',
    help: 'Public pages shown as they were cached (hit), out of date (stale), or rendered (miss).',
    labels: ['result'],
    read: () => readingsOf('result', cache.counts),
  });
  metrics.gauge({
    name: 'manjara_page_cache_bytes',
    help: 'Memory that cached pages take.',
    read: () => [[cache.size]],
  });
  metrics.gauge({
    name: 'manjara_page_cache_limit_bytes',
    help: 'Memory that cached pages may take.',
    read: () => [[pageCacheBytes]],
  });
}
