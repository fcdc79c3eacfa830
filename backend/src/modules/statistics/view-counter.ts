import type { Viewed } from '@manjara/contracts';

/** More are not told apart until the next write, so that nobody can fill the memory. */
const MAX_PROJECTS = 1_000;

/** Counts of one day. */
export interface DayCounts {
  visits: number;
  projects: Map<string, number>;
}

/** Views that are not written yet, by day. */
export class ViewCounter {
  private days = new Map<string, DayCounts>();

  count(day: string, { visit, project }: Viewed): void {
    const counts = this.days.get(day) ?? { visits: 0, projects: new Map<string, number>() };
    this.days.set(day, counts);
    if (visit) counts.visits += 1;
    const id = project?.toLowerCase();
    if (!id || (counts.projects.size >= MAX_PROJECTS && !counts.projects.has(id))) return;
    counts.projects.set(id, (counts.projects.get(id) ?? 0) + 1);
  }

  /** Hands out what was counted, and begins anew. */
  take(): ReadonlyMap<string, DayCounts> {
    const taken = this.days;
    this.days = new Map();
    return taken;
  }
}
