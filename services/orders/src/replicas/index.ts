export { CustomsAreaEntity } from './customs-area.entity.js';
export { DispatchLocationEntity } from './dispatch-location.entity.js';
export { type PrintSettings, PrintSettingsEntity } from './print-settings.entity.js';
export { ReplicasModule } from './replicas.module.js';
