export { RepeatedTask, type RepeatedTaskOptions } from './repeated-task.js';
