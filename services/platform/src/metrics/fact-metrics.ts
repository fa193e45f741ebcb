import { Counter, register } from 'prom-client';

export const factsSent = new Counter({
  name: 'facts_sent_total',
  help: 'Facts published to the stream',
  labelNames: ['fact'],
  registers: [register],
});

export const factsHandled = new Counter({
  name: 'facts_handled_total',
  help: 'Deliveries of facts by what became of them: applied, known, retried, parked',
  labelNames: ['consumer', 'outcome'],
  registers: [register],
});
