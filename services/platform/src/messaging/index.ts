export { isOutdated } from './is-outdated.js';
export { OnFact } from './on-fact.js';
export { Outbox } from './outbox.js';
export { Question } from './question.js';
export { Questions } from './questions.js';
