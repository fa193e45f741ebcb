import { Histogram, register } from 'prom-client';

/** One process is one service, so that its metrics live in prom-client's own registry. */
export const callDuration = new Histogram({
  name: 'http_call_duration_seconds',
  help: 'Time to answer an HTTP call',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10],
  registers: [register],
});

export const statementsPerRequest = new Histogram({
  name: 'http_call_sql_statements',
  help: 'SQL statements that one call executed',
  labelNames: ['call'],
  buckets: [0, 1, 2, 3, 5, 8, 13, 21, 50],
  registers: [register],
});
