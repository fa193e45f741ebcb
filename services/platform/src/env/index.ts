export { EnvironmentError, readEnv } from './read-env.js';
export { runProcess } from './run-process.js';
export { natsAddresses, type ServiceEnv, serviceEnv } from './service-env.js';
