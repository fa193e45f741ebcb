export { GiveWay, noteCall } from './give-way.js';
export { RepeatedTask, type RepeatedTaskOptions } from './repeated-task.js';
