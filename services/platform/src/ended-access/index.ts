export { type Access, EndedAccess } from './ended-access.js';
