import { isThread, readSizeOfTask, type ToolTask } from '@werkbank/contracts/tool-tasks';
import type { SizedGroups } from '../../search/index.js';
import type { TaskGroups } from './groups-of-tasks.js';
import { shortName, threads } from './trade-tables/core-holes.js';
import { reamingHole } from './trade-tables/reaming-holes.js';
import { widthsAcrossFlats } from './trade-tables/widths-across-flats.js';

/** The tools of a task by their sizes, and the drill of the hole before it. */
export interface SoughtTools {
  task: ToolTask;
  groups: readonly SizedGroups[];
  /** mm; undefined: not known. */
  diameter: number | undefined;
  pitch: number | undefined;
  hole: { kind: 'core' | 'reaming'; size: string } | null;
}

export function soughtTools(task: ToolTask, typed: string, groups: TaskGroups): SoughtTools {
  const size = shortName(readSizeOfTask(typed, task) ?? typed);
  const thread = threads.get(size);
  const sought = {
    task,
    groups: [{ groupIds: [...groups.groupIds, ...groups.hexagonKeys], size }],
    diameter: isThread(size) ? thread?.diameter : Number(size),
    pitch: thread?.pitch,
    hole: null,
  };
  switch (task) {
    case 'drill': {
      if (!thread) return sought;
      return soughtTools(task, String(thread.coreHole), groups);
    }
    case 'thread':
      return { ...sought, hole: thread ? { kind: 'core', size: String(thread.coreHole) } : null };
    case 'ream': {
      const hole = reamingHole(Number(size));
      return { ...sought, hole: hole > 0 ? { kind: 'reaming', size: String(hole) } : null };
    }
    case 'tighten':
      return isThread(size) ? { ...sought, groups: toolsForScrew(size, groups) } : sought;
    case 'measure':
    case 'mill':
      return sought;
  }
}

/** Wrenches for its head or nut, and keys for its socket. */
function toolsForScrew(thread: string, { groupIds, hexagonKeys }: TaskGroups): SizedGroups[] {
  const [nominal = ''] = thread.split('x');
  const widths = widthsAcrossFlats[nominal];
  if (!widths) return [];
  return [
    { groupIds, size: String(widths.head) },
    ...(widths.socket === undefined ? [] : [{ groupIds: hexagonKeys, size: String(widths.socket) }]),
  ];
}
