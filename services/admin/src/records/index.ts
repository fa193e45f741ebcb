export { Audit, type AuditedChange } from './audit/audit.js';
export type { Fields } from './audit/changed-fields.js';
export { PlatformEventEntity } from './event-versions/platform-event.entity.js';
export { nextVersion, raisedVersion } from './event-versions/next-version.js';
export { isStale } from './lock-keys/is-stale.js';
export { RecordsModule } from './records.module.js';
