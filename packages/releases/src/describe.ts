import type { StoredRelease } from './past-releases';

const STATES = { live: 'live', past: 'earlier', withdrawn: 'rolled back' } as const;

/** Such as `2026-11-22 10:30 UTC`. */
const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function when({ since, until, published }: StoredRelease): string {
  if (since) return `since ${moment(since)}`;
  return `until ${moment(until ?? published)}`;
}

/** The live and kept releases, one per line, for the command line. */
export function describeReleases(releases: StoredRelease[]): string {
  if (releases.length === 0) return '  nothing is published';
  const width = Math.max(...releases.map(({ version }) => version.length));
  return releases
    .map((release) =>
      [
        `  ${STATES[release.state].padEnd(13)}`,
        release.version.padEnd(width),
        `  ${when(release)}`,
        `, published ${moment(release.published)}`,
      ].join(''),
    )
    .join('\n');
}
