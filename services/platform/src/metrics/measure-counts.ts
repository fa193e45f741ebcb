import { Gauge, register } from 'prom-client';

interface MeasuredCounts {
  name: string;
  help: string;
  /** Name of the label that distinguishes the counts. */
  label: string;
  /** Returns counts by label value. After a failure the last ones stay. */
  read: () => Promise<Readonly<Record<string, number>>>;
}

/** A gauge whose counts are read at each scrape. */
export function measureCounts({ name, help, label, read }: MeasuredCounts): void {
  // Tests start several services in one process; the newest one is measured.
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: [label],
    async collect() {
      const counts = await read().catch(() => ({}));
      for (const [value, count] of Object.entries(counts)) this.set({ [label]: value }, count);
    },
  });
}
