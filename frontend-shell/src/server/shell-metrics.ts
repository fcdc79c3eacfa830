import type { RemoteKey } from '@manjara/platform';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { PageCache } from './pages/page-cache';
import type { RevisionPoller } from './pages/revision-poller';
import type { ReleaseSlot } from './releases/release-slot';

export interface ShellParts {
  slots: Record<RemoteKey, ReleaseSlot>;
  cache: PageCache;
  poller: RevisionPoller;
  pageCacheBytes: number;
  counts: { processEnds: number };
}

function describeReleases(registry: Registry, slots: ShellParts['slots']): void {
  const remotes = Object.entries(slots);
  const registers = [registry];
  new Gauge({
    name: 'manjara_release_info',
    help: 'The live release of a remote: always 1; nothing for a remote that has none.',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { current }] of remotes) {
        if (current) this.set({ remote, version: current.version }, 1);
      }
    },
  });
  new Gauge({
    name: 'manjara_release_refused',
    help: 'A release that is not shown, and why: always 1; the published one and those in its place.',
    labelNames: ['remote', 'version', 'reason'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { refused }] of remotes) {
        for (const { version, reason } of refused) this.set({ remote, version, reason }, 1);
      }
    },
  });
  new Gauge({
    name: 'manjara_release_server_up',
    help: 'Whether the releases of a remote can be read, in their folder or at their server: 1 or 0.',
    labelNames: ['remote'],
    registers,
    collect() {
      for (const [remote, { reachable }] of remotes) this.set({ remote }, Number(reachable));
    },
  });
}

/** A gauge without labels; it has no value while `read` returns undefined. */
function optionalGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | null | undefined,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read();
      if (value == null) this.remove();
      else this.set(value);
    },
  });
}

/** Without a value before the first page: the API's status is unknown until then. */
function describeContent(registry: Registry, poller: RevisionPoller): void {
  optionalGauge(
    registry,
    'manjara_api_up',
    'Whether the API answered when it was last asked for the revision: 1 or 0.',
    () => poller.last && Number(!poller.last.away),
  );
  optionalGauge(
    registry,
    'manjara_content_stale',
    'Whether the API answered from memory alone, its database being away: 1 or 0.',
    () => poller.last && Number(poller.last.stale),
  );
  optionalGauge(
    registry,
    'manjara_content_confirmed_timestamp_seconds',
    'When the content was last known to be the one that is shown, since 1970.',
    () => poller.confirmed && poller.confirmed.at / 1000,
  );
}

function describeCache(registry: Registry, cache: PageCache, limit: number): void {
  const registers = [registry];
  new Counter({
    name: 'manjara_page_cache_requests_total',
    help: 'Public pages shown as they were cached (hit), out of date (stale), or rendered (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cache.counts)) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: 'manjara_page_cache_bytes',
    help: 'Memory that cached pages take.',
    registers,
    collect() {
      this.set(cache.size);
    },
  });
  new Gauge({
    name: 'manjara_page_cache_limit_bytes',
    help: 'Memory that cached pages may take.',
    registers,
  }).set(limit);
}

function describeRendering(registry: Registry, { slots, counts }: ShellParts): void {
  optionalGauge(
    registry,
    'manjara_render_process_resident_bytes',
    'Memory of the process that renders the live release; nothing while there is none.',
    () => slots.public.current?.renderer?.memory,
  );
  new Counter({
    name: 'manjara_render_process_ends_total',
    help: 'Render processes that ended or were ended although their release was live.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(counts.processEnds);
    },
  });
}

export function describeShell(registry: Registry, parts: ShellParts): void {
  describeReleases(registry, parts.slots);
  describeRendering(registry, parts);
  describeContent(registry, parts.poller);
  describeCache(registry, parts.cache, parts.pageCacheBytes);
}
