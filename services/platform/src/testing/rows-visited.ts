import type { EntityManager } from '@mikro-orm/postgresql';
import { registeredStatements } from '../database/statement.js';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** The number of rows that PostgreSQL visits for a statement, each as often as it does. The transaction is rolled back. */
export function rowsVisitedBy(em: EntityManager, name: string, params: readonly unknown[]): Promise<number> {
  const found = registeredStatements().find((one) => one.name === name);
  if (!found) throw new Error(`there is no statement ${name}`);
  return em.transactional(async (own) => {
    const explain = `explain (analyze, format json) ${found.texts()[0]}`;
    const [answer] = await own.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(explain, [...params]);
    await own.rollback();
    return (answer?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + visited(Plan), 0);
  });
}

function visited(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  const own = node['Actual Loops'] * (node['Actual Rows'] + removed);
  return (node.Plans ?? []).reduce((sum, child) => sum + visited(child), own);
}
