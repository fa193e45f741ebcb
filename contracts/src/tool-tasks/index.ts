// Zod-free: a public page reads sizes by it.
export { fitsTask, isThread, readSizeOfTask, readToolSize } from './read-tool-size.js';
export { isCutting, type ToolTask, toolTasks, type WorkpieceMaterial, workpieceMaterials } from './tasks.js';
export { addressOfTools, type ToolsAsked, toolsAsked } from './tools-asked.js';
