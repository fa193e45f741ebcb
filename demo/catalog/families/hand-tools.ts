import type { GroupPlan } from '../group-plan.ts';
import { simpleTools } from './pliers-and-hammers.ts';
import { screwdrivers, torqueTools } from './screwdrivers.ts';
import { hexKeys, sockets, wrenches } from './wrenches.ts';

export function handToolGroups(): GroupPlan[] {
  return [...hexKeys(), ...wrenches(), ...sockets(), ...screwdrivers(), ...torqueTools(), ...simpleTools()];
}
