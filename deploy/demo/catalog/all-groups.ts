import type { DemoGroup } from '../shapes.ts';
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

export function makeGroups(plans: readonly GroupPlan[]): DemoGroup[] {
  return plans.map((plan) => ({
    groupId: plan.groupId,
    description: plan.description,
    imageUrl: `/media/tools/${plan.drawing}.svg`,
    drawingUrl: `/media/drawings/${plan.drawing}.svg`,
    columns: plan.columns.map(columnOf),
    detailsColumns: plan.details.map(columnOf),
    facets: plan.facets,
  }));
}
