export { isOutdated } from './is-outdated.js';
export { EventFeed, eventFeed, type FedEvent } from './event-feed.js';
export { OnEvent } from './on-event.js';
export { Outbox } from './outbox.js';
export { QueryHandler } from './query-handler.js';
export { Queries } from './queries.js';
