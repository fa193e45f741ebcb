export * from './field-messages.js';
export * from './read-part.js';
export * from './refusal-of-issue.js';
export * from './sign-in-values.js';
