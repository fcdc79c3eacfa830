import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** A value, and what it is of where a metric has several. */
export type Reading<Label extends string> = readonly [
  value: number,
  labels?: Partial<Record<Label, string>>,
];

export interface MetricOptions<Label extends string> {
  /** In base units, and with the unit in the name. */
  name: string;
  help: string;
  labels?: readonly Label[];
  /** Called when somebody asks, so that nothing has to be told on the way. */
  read(): Iterable<Reading<Label>> | Promise<Iterable<Reading<Label>>>;
}

const configOf = <Label extends string>(
  { name, help, labels = [] }: MetricOptions<Label>,
  registry: Registry,
) => ({ name, help, labelNames: [...labels], registers: [registry] });

/** Forgets what was read before; a metric without labels would else be 0 where there is no reading. */
function clear(metric: Gauge | Counter, { labels = [] }: { labels?: readonly string[] }): void {
  metric.reset();
  if (labels.length === 0) metric.remove();
}

/**
 * The metrics of one process. They are read when they are asked for: what counts in the meantime
 * counts in plain numbers, which costs nothing.
 */
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Adds a value that rises and falls. */
  gauge<Label extends string>(options: MetricOptions<Label>): void {
    new Gauge<Label>({
      ...configOf(options, this.registry),
      async collect() {
        const readings = await options.read();
        clear(this, options);
        for (const [value, labels = {}] of readings) this.set(labels, value);
      },
    });
  }

  /** Adds a count since the start of the process. */
  counter<Label extends string>(options: MetricOptions<Label>): void {
    new Counter<Label>({
      ...configOf(options, this.registry),
      async collect() {
        const readings = await options.read();
        clear(this, options);
        for (const [value, labels = {}] of readings) this.inc(labels, value);
      },
    });
  }
}

/** The readings of counts that are kept by the values of one label. */
export const readingsOf = <Label extends string>(
  label: Label,
  counts: Readonly<Record<string, number>>,
): Reading<Label>[] =>
  Object.entries(counts).map(([value, count]) => [
    count,
    { [label]: value } as Partial<Record<Label, string>>,
  ]);
