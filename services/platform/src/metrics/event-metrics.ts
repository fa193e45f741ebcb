import { Counter, register } from 'prom-client';

export const eventsSent = new Counter({
  name: 'events_sent_total',
  help: 'Events published to the stream',
  labelNames: ['event'],
  registers: [register],
});

const outcomes = ['applied', 'known', 'retried', 'dead-lettered'] as const;
export type Outcome = (typeof outcomes)[number];

export const eventsHandled = new Counter({
  name: 'events_handled_total',
  help: `Deliveries of events by what became of them: ${outcomes.join(', ')}`,
  labelNames: ['consumer', 'outcome'],
  registers: [register],
});

/** Starts at 0, else Prometheus misses the first increment. */
export function startCounting(consumer: string): void {
  for (const outcome of outcomes) eventsHandled.inc({ consumer, outcome }, 0);
}
