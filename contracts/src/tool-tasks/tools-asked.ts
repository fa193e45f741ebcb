import { listLimits } from '../limits/list-limits.js';
import { readSizeOfTask } from './read-tool-size.js';
import { isCutting, type ToolTask, toolTasks, type WorkpieceMaterial, workpieceMaterials } from './tasks.js';

export interface ToolsAsked {
  task: ToolTask | undefined;
  material: WorkpieceMaterial | undefined;
  /** As typed; empty without input. */
  typedSize: string;
  /** The query of the call; undefined while task or size are missing or wrong. */
  query: { task: ToolTask; material?: WorkpieceMaterial; size: string; page: number } | undefined;
}

/** The choices in the address of a page. Wrong parts are left out. */
export function toolsAsked(address: URLSearchParams): ToolsAsked {
  const task = toolTasks.find((one) => one === address.get('task'));
  const named = workpieceMaterials.find((one) => one === address.get('material'));
  const material = task !== undefined && isCutting(task) ? named : undefined;
  const typedSize = (address.get('size') ?? '').slice(0, 20);
  const size = task === undefined ? undefined : readSizeOfTask(typedSize, task);
  const page = Number(address.get('page') ?? '1');
  return {
    task,
    material,
    typedSize,
    query:
      task === undefined || size === undefined
        ? undefined
        : {
            task,
            ...(material !== undefined && { material }),
            size,
            page: Number.isSafeInteger(page) && page >= 1 ? Math.min(page, listLimits.page) : 1,
          },
  };
}

/** Address of the page of these tools. */
export function addressOfTools({
  task,
  material,
  size,
  page,
}: Partial<NonNullable<ToolsAsked['query']>>): string {
  const said = { task, material, size, page: page === undefined || page === 1 ? undefined : String(page) };
  const query = new URLSearchParams(
    Object.entries(said).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return query.size === 0 ? '/tools-for-task' : `/tools-for-task?${query.toString()}`;
}
