export * from './field-messages.js';
export * from './refusal-of-issue.js';
