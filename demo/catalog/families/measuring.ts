import type { GroupPlan } from '../group-plan.ts';
import { blocksAndAngles, plugAndRing } from './gauges.ts';
import { callipers, dials, micrometers } from './hand-measuring.ts';

export function measuringGroups(): GroupPlan[] {
  return [...callipers(), ...micrometers(), ...dials(), ...plugAndRing(), ...blocksAndAngles()];
}
