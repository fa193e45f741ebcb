export { eventually } from './eventually.js';
export { entityGaps } from './entity-gaps.js';
export { required } from './required.js';
export { freePort } from './free-port.js';
export { freshDatabase } from './fresh-database.js';
export { type NatsServer, startNatsServer } from './nats-server.js';
export type { SeverableLine } from './severable-line.js';
export { startTestInstance, type TestInstance, type TestInstanceDefinition } from './test-instance.js';
export { type TestUser, type TestUserClaims, testUser } from './test-user.js';
