import { Counter } from 'prom-client';

export const logLinesDropped = new Counter({
  name: 'log_lines_dropped_total',
  help: 'Log lines that could not be written, for a disk is full or a reader is stuck.',
});
