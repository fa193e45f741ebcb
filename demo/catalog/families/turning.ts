import type { GroupPlan } from '../group-plan.ts';
import { groovingPlan, threadInsertPlan } from './grooving.ts';
import { insertPlan, shapes } from './inserts.ts';
import { holderPlan, holders } from './turning-holders.ts';

export function turningGroups(): GroupPlan[] {
  return [
    ...shapes.map(insertPlan),
    ...holders.map((row) => holderPlan(row, false)),
    ...holders.slice(5, 8).map((row) => holderPlan(row, true)),
    ...[12, 16, 20, 25].map(groovingPlan),
    threadInsertPlan('aussen'),
    threadInsertPlan('innen'),
  ];
}
