export { traceCalls } from './trace-calls.js';
export { startTracing, stopTracing, TRACEPARENT_HEADER, traceparentOf } from './tracing.js';
