import type { Viewed } from '@manjara/contracts';

/** Further projects are not counted until the next write, to limit the memory. */
const MAX_PROJECTS = 1_000;

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

  /** Returns the counts and resets them. */
  take(): ReadonlyMap<string, DayCounts> {
    const taken = this.days;
    this.days = new Map();
    return taken;
  }
}
