export { EnvironmentError, readEnv } from './read-env.js';
export { partVersion } from './part-version.js';
export { runProcess } from './run-process.js';
export { natsAddresses, type ServiceEnv, serviceEnv } from './service-env.js';
