import type { ToolTask } from '@werkbank/contracts/tool-tasks';
import { wordsOf } from '../../search/index.js';
import type { CategoryTree } from '../read-catalogue/category-tree.js';
import { hexagonKeys, otherTools, toolsOfTasks, wordsBehindTools } from './trade-tables/tools-of-tasks.js';

export interface TaskGroups {
  groupIds: string[];
  /** The tools for screws with a hexagon socket. */
  hexagonKeys: string[];
}

interface ToolName {
  /** In the form for comparisons. */
  name: string;
  /** null: of none. */
  task: ToolTask | null;
  isHexagonKey: boolean;
}

const folded = (name: string): string => wordsOf(name).join('');
const hexagonKeyNames = new Set(hexagonKeys);
const toolNames: readonly ToolName[] = [
  ...Object.entries(toolsOfTasks).flatMap(([task, names]) =>
    names.map((name) => ({
      name: folded(name),
      task: task as ToolTask,
      isHexagonKey: hexagonKeyNames.has(name),
    })),
  ),
  ...otherTools.map((name) => ({ name: folded(name), task: null, isHexagonKey: false })),
].toSorted((a, b) => b.name.length - a.name.length);
const behind = new Set(wordsBehindTools.map(folded));

/** The tool that a German name of a group or category names. */
export function toolIn(name: string): Omit<ToolName, 'name'> | undefined {
  const words = wordsOf(name);
  const end = words.findIndex((word) => behind.has(word));
  const own = end < 0 ? words : words.slice(0, end);
  const joined = own.map((word, index) => `${own[index - 1] ?? ''}${word}`);
  return toolNames.find((tool) => joined.some((word) => word.endsWith(tool.name)));
}

/** The groups of each task, by the nearest name up the tree that names a tool. */
export function groupsOfTasks(tree: CategoryTree): ReadonlyMap<ToolTask, TaskGroups> {
  const found = new Map<ToolTask, TaskGroups>();
  for (const { categoryId, kind, articleCount } of tree.all().categories) {
    if (kind !== 'group' || articleCount === 0) continue;
    const names = tree.path(categoryId, 'de').map(({ categoryDescription }) => categoryDescription);
    const tool = names.map(toolIn).findLast((one) => one !== undefined);
    if (!tool?.task) continue;
    const groups = found.get(tool.task) ?? { groupIds: [], hexagonKeys: [] };
    found.set(tool.task, groups);
    (tool.isHexagonKey ? groups.hexagonKeys : groups.groupIds).push(categoryId);
  }
  return found;
}
