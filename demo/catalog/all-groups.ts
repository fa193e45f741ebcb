import { drawKind } from '../drawings/draw-kind.ts';
import { Pen } from '../drawings/pen.ts';
import type { DemoColumn, DemoGroup } from '../shapes-catalog.ts';
import type { ColumnKey } from './columns.ts';
import type { GroupPlan } from './group-plan.ts';
import { columnOf } from './columns.ts';
import { clampingGroups } from './families/clamping.ts';
import { drillGroups } from './families/drilling.ts';
import { handToolGroups } from './families/hand-tools.ts';
import { holeMakingGroups } from './families/hole-making.ts';
import { measuringGroups } from './families/measuring.ts';
import { millingGroups } from './families/milling.ts';
import { sawingAndGrindingGroups } from './families/sawing-grinding.ts';
import { threadingGroups } from './families/threading.ts';
import { turningGroups } from './families/turning.ts';

export function allGroups(): GroupPlan[] {
  return [
    ...drillGroups(),
    ...holeMakingGroups(),
    ...threadingGroups(),
    ...millingGroups(),
    ...turningGroups(),
    ...measuringGroups(),
    ...clampingGroups(),
    ...handToolGroups(),
    ...sawingAndGrindingGroups(),
  ];
}

/** A column's letter is left out where the group's drawing does not show that dimension. */
function columnIn(letters: ReadonlySet<string>, key: ColumnKey): DemoColumn {
  const column = columnOf(key);
  return column.letter !== null && letters.has(column.letter) ? column : { ...column, letter: null };
}

/**
 * The cutting material is a facet if the group has one: it distinguishes groups in a search across several
 * of them.
 */
function facetsOf({ facets, shared, options }: GroupPlan): ColumnKey[] {
  const cuts = [shared, ...options.map(({ values }) => values)].some((values) => 'cuttingMaterial' in values);
  return cuts && !facets.includes('cuttingMaterial') ? [...facets, 'cuttingMaterial'] : facets;
}

export function makeGroups(plans: readonly GroupPlan[]): DemoGroup[] {
  return plans.map((plan) => {
    const pen = new Pen();
    drawKind[plan.drawing](pen);
    return {
      groupId: plan.groupId,
      description: plan.description,
      imageUrl: `/media/tools/${plan.drawing}.svg`,
      drawingUrl: `/media/drawings/${plan.drawing}.svg`,
      columns: plan.columns.map((key) => columnIn(pen.letters, key)),
      detailsColumns: plan.details.map((key) => columnIn(pen.letters, key)),
      facets: facetsOf(plan),
    };
  });
}
