import type { GroupPlan } from '../group-plan.ts';
import { burrs, files } from './filing.ts';
import { fluids } from './fluids.ts';
import { discs } from './grinding.ts';
import { saws } from './sawing.ts';
import { wheelsAndPoints } from './wheels-and-points.ts';

export function sawingAndGrindingGroups(): GroupPlan[] {
  return [...saws(), ...files(), ...burrs(), ...discs(), ...wheelsAndPoints(), ...fluids()];
}
