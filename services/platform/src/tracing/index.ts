export { traceCalls } from './trace-calls.js';
export {
  isTracing,
  startTracing,
  stopTracing,
  tellSpan,
  TRACEPARENT_HEADER,
  traceparentOf,
} from './tracing.js';
