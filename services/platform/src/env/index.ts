export { EnvironmentError, readEnv } from './read-env.js';
export { type ServiceEnv, serviceEnv } from './service-env.js';
