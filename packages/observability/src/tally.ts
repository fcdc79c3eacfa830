/** A value and its labels. */
export type Reading<Label extends string> = readonly [
  value: number,
  labels?: Partial<Record<Label, string>>,
];

/** Counts by the values of some labels, in plain numbers, until somebody asks for them. */
export class Tally<Label extends string> {
  private readonly sums = new Map<string, { sum: number; labels: Record<Label, string> }>();

  add(labels: Record<Label, string>, by = 1): void {
    const key = Object.values(labels).join(' ');
    const known = this.sums.get(key);
    if (known) known.sum += by;
    else this.sums.set(key, { sum: by, labels });
  }

  get readings(): Reading<Label>[] {
    return [...this.sums.values()].map(({ sum, labels }) => [sum, labels]);
  }
}
