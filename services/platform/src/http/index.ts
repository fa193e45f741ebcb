export { type CallResult, Call } from './call.js';
export { CallerCheck } from './caller-check.js';
export { observeCalls } from './observe-calls.js';
export { CallerOf, Input, Upload } from './call-parameters.js';
export { fileAnswer } from './file-answer.js';
export { startService } from './start-service.js';
export { UploadedFile } from './uploaded-file.js';
export { FailureFilter } from './failure-filter.js';
