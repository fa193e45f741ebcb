import type { StartingValues } from '@werkbank/contracts/entities';
import type { ToolTask } from '@werkbank/contracts/tool-tasks';

export interface CuttingConditions {
  task: ToolTask;
  /** mm; undefined: not known. */
  diameter: number | undefined;
  /** Cutting edges of a mill. */
  teeth: number | undefined;
  /** mm per turn, of a thread: it is the feed. */
  pitch: number | undefined;
}

/**
 * Speed and feed for the machine from the maker's values: n = 1000 vc / (π d), vf = n f, for a mill n z
 * fz.
 */
export function startingValuesOf(
  given: { speed: number | null; feed: number | null },
  { task, diameter, teeth, pitch }: CuttingConditions,
): Omit<StartingValues, 'articleId'> {
  const feedPer = task === 'mill' ? 'tooth' : 'turn';
  const feed = task === 'thread' && given.speed !== null ? (pitch ?? given.feed) : given.feed;
  const perTurn =
    feed === null ? null : feedPer === 'turn' ? feed : teeth === undefined ? null : feed * teeth;
  const turns = given.speed === null || !diameter ? null : (1000 * given.speed) / (Math.PI * diameter);
  return {
    cuttingSpeed: given.speed,
    feed: feed === null ? null : Number(feed.toFixed(3)),
    feedPer,
    spindleSpeed: turns === null ? null : Math.round(turns),
    feedRate: turns === null || perTurn === null ? null : Math.round(turns * perTurn),
  };
}
