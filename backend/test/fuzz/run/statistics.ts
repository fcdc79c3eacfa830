import type { Operation } from '../document/document';
import { type Kind, KINDS } from '../generate/plan';

/** What became of the requests of one kind for one call. */
export class Tally {
  /** By their class: 2 for 2xx; 0 where the connection was closed over a large body. */
  readonly classes = new Map<number, number>();
  readonly statuses = new Map<number, number>();

  milliseconds = 0;
  slowest = 0;

  count(status: number, milliseconds = 0): void {
    this.milliseconds += milliseconds;
    this.slowest = Math.max(this.slowest, milliseconds);
    for (const [counts, key] of [
      [this.classes, Math.floor(status / 100)],
      [this.statuses, status],
    ] as const) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }

  get sent(): number {
    return [...this.classes.values()].reduce((sum, count) => sum + count, 0);
  }

  of(statusClass: number): number {
    return this.classes.get(statusClass) ?? 0;
  }
}

type Row = Readonly<Record<Kind, Tally>>;

/** What was sent and answered, by call and kind. */
export class Statistics {
  private readonly rows = new Map<string, Row>();

  constructor(operations: readonly Operation[]) {
    for (const { name } of operations) {
      const row = Object.fromEntries(KINDS.map((kind) => [kind, new Tally()]));
      this.rows.set(name, row as Record<Kind, Tally>);
    }
  }

  of({ name }: Operation): Row {
    return this.rows.get(name) as Row;
  }

  total(kind: Kind, statusClass?: number): number {
    return [...this.rows.values()]
      .map((row) => (statusClass === undefined ? row[kind].sent : row[kind].of(statusClass)))
      .reduce((sum, count) => sum + count, 0);
  }

  /** One line for each call: how many of each kind were sent, and what they were answered. */
  table(): string {
    const width = Math.max(...[...this.rows.keys()].map((name) => name.length));
    const cell = (tally: Tally) =>
      `${String(tally.sent).padStart(5)} ${String(Math.round(tally.slowest)).padStart(6)} ms  ${[
        ...tally.statuses,
      ]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}:${count}`)
        .join(' ')}`.padEnd(48);
    const head = `${'call'.padEnd(width)}  ${KINDS.map((kind) => kind.padStart(7).padEnd(50)).join('')}`;
    const tried = [...this.rows].filter(([, row]) => KINDS.some((kind) => row[kind].sent > 0));
    const lines = tried.map(
      ([name, row]) => `${name.padEnd(width)}  ${KINDS.map((kind) => cell(row[kind])).join('  ')}`,
    );
    return [head, ...lines].map((line) => line.trimEnd()).join('\n');
  }

  /** How many of each kind were sent, and what they were answered. */
  summary(): string {
    return KINDS.map((kind) => {
      const classes = [2, 3, 4, 5, 0]
        .map((one) => [one, this.total(kind, one)] as const)
        .filter(([, count]) => count > 0)
        .map(([one, count]) => `${one === 0 ? 'cut off' : `${one}xx`} ${count}`);
      return `${kind} ${this.total(kind)} (${classes.join(', ')})`;
    }).join(', ');
  }
}
