export { EnvironmentError, readEnv } from './read-env.js';
export { partVersion } from './part-version.js';
export { runProcess } from './run-process.js';
export { type TracingEnv, tracingEnv } from './tracing-env.js';
export { natsAddresses, type ServiceEnv, serviceEnv } from './service-env.js';
