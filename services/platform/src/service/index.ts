export { SERVICE, type ServiceInfo } from './service-info.js';
