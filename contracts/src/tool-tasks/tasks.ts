/** The works that a tool does. */
export const toolTasks = ['drill', 'thread', 'mill', 'ream', 'measure', 'tighten'] as const;
export type ToolTask = (typeof toolTasks)[number];

/** Groups of materials to be machined, by ISO 513: steel, stainless, cast iron, non-ferrous, superalloys, hardened. */
export const workpieceMaterials = ['P', 'M', 'K', 'N', 'S', 'H'] as const;
export type WorkpieceMaterial = (typeof workpieceMaterials)[number];

/** The material decides which tool cuts it, and how fast. Gauges and wrenches do not depend on it. */
export const isCutting = (task: ToolTask): boolean => task !== 'measure' && task !== 'tighten';
