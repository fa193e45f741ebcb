import type { GroupPlan } from '../group-plan.ts';
import { centreDrillGroups, spotDrillGroups, stepDrillGroups } from './centre-and-step-drills.ts';
import { counterboreGroups, countersinkGroups } from './countersinking.ts';
import { reamerGroups, taperReamerGroups } from './reaming.ts';

export function holeMakingGroups(): GroupPlan[] {
  return [
    ...centreDrillGroups(),
    ...spotDrillGroups(),
    ...stepDrillGroups(),
    ...countersinkGroups(),
    ...counterboreGroups(),
    ...reamerGroups(),
    ...taperReamerGroups(),
  ];
}
