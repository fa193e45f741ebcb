export type { ServiceDefinition } from './service-definition.js';
export { SERVICE, type ServiceInfo } from '../service-info/service-info.js';
