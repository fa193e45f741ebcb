export { changeAlone } from './change-alone.js';
export {
  type DatedVersion,
  hasBegun,
  lockKeyOf,
  newestFirst,
  statedVersions,
  type VersionState,
  versionOn,
} from './dated-version.js';
export { refuseVersion, replacedBy, type VersionAsked } from './refuse-version.js';
export { hasBegunSql, newestFirstSql, versionColumns, versionColumnsSql } from './version-columns.js';
