export { Cache, type CacheOptions, type Made } from './cache.js';
export { ChangedKey, changedKeyEntities, ChangedKeyHorizon } from './changed-key.entity.js';
export { changedKeysSql, type KeysOfTable, noteChangesSql } from './changed-keys-sql.js';
export { Changes } from './changes.js';
export { changesModule } from './changes.module.js';
