import { onPath } from './on-path.ts';
import { installPackage } from './package-managers.ts';

/** Maven fetches what is published for Java alone: on PATH, else the package manager's. */
export async function findMaven(log: string): Promise<string> {
  const there = onPath('mvn');
  if (there !== undefined) return there;
  await installPackage(
    'Maven (it fetches Keycloak and the validator of invoices)',
    { apt: ['maven'], brew: ['maven'] },
    log,
  );
  const installed = onPath('mvn');
  if (installed === undefined) throw new Error('Maven was installed, but mvn is not on PATH.');
  return installed;
}
