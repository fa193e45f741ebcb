export { eventually } from './eventually.js';
export { freshDatabase } from './fresh-database.js';
export { type NatsServer, startNatsServer } from './nats-server.js';
export type { SeverableLine } from './severable-line.js';
export { startTestHouse, type TestHouse, type TestHouseDefinition } from './test-house.js';
export { type TestUser, type TestUserClaims, testUser } from './test-user.js';
