import { Counter, register } from 'prom-client';

export const eventsSent = new Counter({
  name: 'events_sent_total',
  help: 'Events published to the stream',
  labelNames: ['event'],
  registers: [register],
});

export const eventsHandled = new Counter({
  name: 'events_handled_total',
  help: 'Deliveries of events by what became of them: applied, known, retried, dead-lettered',
  labelNames: ['consumer', 'outcome'],
  registers: [register],
});
