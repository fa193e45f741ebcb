import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GroupPlan } from '../catalog/group-plan.ts';
import { materialGroupId } from '../catalog/material-groups.ts';
import { companyIdOf, producerPlans } from '../people/producers.ts';
import { makeUsers } from '../people/users.ts';
import type { MakersFile } from '../shapes-catalog.ts';
import { abrasives } from './abrasives.ts';
import { clampingTools } from './clamping-tools.ts';
import { strikingTools } from './striking-tools.ts';

/** Writes the catalogue files of three producers, and the list of them in their order. */
export async function writeMakerFiles(out: string, plans: readonly GroupPlan[]): Promise<void> {
  const folder = join(out, 'makers');
  await mkdir(folder, { recursive: true });
  const users = makeUsers();
  const imports: MakersFile['imports'] = [];
  for (const made of [...strikingTools(plans), ...abrasives(plans), ...clampingTools(plans)]) {
    await writeFile(join(folder, made.file), made.content);
    const producerId = producerPlans.find(({ name }) => name === made.producer)?.id ?? 0;
    const companyId = companyIdOf(producerId, made.country);
    const user = users.find((one) => one.companyId === companyId);
    if (!user) throw new RangeError(`${made.producer} has no users`);
    const { id: userId, email, firstName, lastName } = user;
    imports.push({
      companyId,
      producerId,
      sentBy: { userId, email, firstName, lastName },
      file: made.file,
      mode: made.mode,
      places: made.places.map(({ sourceGroup, plan }) => ({
        sourceGroup,
        groupId: plan.groupId,
        materialGroupId: materialGroupId(plan.materialGroup),
      })),
    });
  }
  await writeFile(join(folder, 'imports.json'), `${JSON.stringify({ imports }, null, 1)}\n`);
}
