import { z } from 'zod';
import { articleRow, column } from './article.js';
import { key, paging } from './values.js';

/** Starting values of a tool in a material, from its maker. */
export const startingValues = z.object({
  articleId: key,
  /** m/min */
  cuttingSpeed: z.number().nullable(),
  /** mm, of each `feedPer`. */
  feed: z.number().nullable(),
  feedPer: z.enum(['turn', 'tooth']),
  /** Turns per minute, of the cutting speed at the tool's diameter. */
  spindleSpeed: z.int().min(0).nullable(),
  /** mm/min; null where the number of teeth is not known. */
  feedRate: z.int().min(0).nullable(),
});
export type StartingValues = z.infer<typeof startingValues>;

const foundTools = z.object({
  /** Sizes of the tools: the size of the query, or the widths across flats of its thread. */
  toolSizes: z.array(z.string()),
  columns: z.array(column),
  articles: z.array(articleRow),
  /** Of the articles with values for the material. */
  startingValues: z.array(startingValues),
  /** The next smaller and the next larger size, if there is no tool of this one. */
  nearSizes: z.array(z.string()),
  ...paging.shape,
});

/** The tools for a task, and those that belong to them. */
export const toolsForTask = foundTools.extend({
  /** The drill of the hole that the task begins with; null for other tasks. */
  drill: foundTools.extend({ hole: z.enum(['core', 'reaming']), size: z.string() }).nullable(),
});
export type ToolsForTask = z.infer<typeof toolsForTask>;
