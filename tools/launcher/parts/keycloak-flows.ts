import type { KeycloakAdmin } from './keycloak-admin.ts';

/** One step of a flow, or a flow within it. */
export type FlowStep = { readonly requirement: 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL' } & (
  | { readonly authenticator: string; readonly config?: Readonly<Record<string, string>> }
  | { readonly flow: string; readonly steps: readonly FlowStep[] }
);

/** A way through Keycloak's login, as a file tells it. */
export interface Flow {
  readonly alias: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** Flows as Keycloak imports them: a list of all, in which a step names the flow within it. */
export interface ExportedFlows {
  readonly authenticationFlows?: readonly {
    readonly alias: string;
    readonly description: string;
    readonly topLevel: boolean;
    readonly authenticationExecutions: readonly ExportedStep[];
  }[];
  readonly authenticatorConfig?: readonly {
    readonly alias: string;
    readonly config: Readonly<Record<string, string>>;
  }[];
}
interface ExportedStep {
  readonly authenticator?: string;
  readonly authenticatorConfig?: string;
  readonly flowAlias?: string;
  readonly requirement: FlowStep['requirement'];
}

interface Execution {
  readonly id: string;
  readonly level: number;
}

/** Makes flows what the file says. Nothing may use them meanwhile: Keycloak cannot replace one, only make it anew. */
export async function renewFlows(admin: KeycloakAdmin, realm: string, flows: readonly Flow[]): Promise<void> {
  const base = `/admin/realms/${realm}/authentication`;
  const known = (await admin.find<{ id: string; alias: string }[]>(`${base}/flows`)) ?? [];
  for (const { alias, description, steps } of flows) {
    const old = known.find((flow) => flow.alias === alias);
    if (old !== undefined) await admin.remove(`${base}/flows/${old.id}`);
    const flow = { alias, description, providerId: 'basic-flow', topLevel: true, builtIn: false };
    await admin.send('POST', `${base}/flows`, flow);
    await addSteps(admin, base, alias, steps);
  }
}

/** Makes a realm's flows what its file says. The one in use cannot be replaced, so that a change of it needs a new name. */
export async function applyFlows(
  admin: KeycloakAdmin,
  realm: string,
  { file, inUse }: { file: ExportedFlows; inUse: string | undefined },
): Promise<void> {
  const flows = (file.authenticationFlows ?? [])
    .filter(({ topLevel, alias }) => topLevel && alias !== inUse)
    .map(({ alias, description }) => ({ alias, description, steps: stepsOf(file, alias) }));
  await renewFlows(admin, realm, flows);
}

function stepsOf(file: ExportedFlows, alias: string): FlowStep[] {
  const flow = file.authenticationFlows?.find((one) => one.alias === alias);
  if (flow === undefined) throw new Error(`The file has no flow ${alias}.`);
  return flow.authenticationExecutions.map((step): FlowStep => {
    const { requirement, authenticator, flowAlias } = step;
    if (flowAlias !== undefined) return { requirement, flow: flowAlias, steps: stepsOf(file, flowAlias) };
    if (authenticator === undefined) throw new Error(`A step of the flow ${alias} does nothing.`);
    const config = file.authenticatorConfig?.find((one) => one.alias === step.authenticatorConfig)?.config;
    return { requirement, authenticator, ...(config && { config }) };
  });
}

async function addSteps(
  admin: KeycloakAdmin,
  base: string,
  alias: string,
  steps: readonly FlowStep[],
): Promise<void> {
  const executions = `${base}/flows/${encodeURIComponent(alias)}/executions`;
  for (const step of steps) {
    if ('flow' in step) {
      const flow = { alias: step.flow, type: 'basic-flow', provider: '', description: '' };
      await admin.send('POST', `${executions}/flow`, flow);
    } else await admin.send('POST', `${executions}/execution`, { provider: step.authenticator });
    // What was just added is the last one of this very flow; deeper levels belong to flows within it.
    const added = (await admin.find<Execution[]>(executions))?.findLast(({ level }) => level === 0);
    if (added === undefined) throw new Error(`Keycloak did not add a step to the flow ${alias}.`);
    await admin.send('PUT', executions, { ...added, requirement: step.requirement });
    if ('flow' in step) await addSteps(admin, base, step.flow, step.steps);
    else if (step.config !== undefined) {
      const config = { alias: `${alias} ${step.authenticator}`, config: step.config };
      await admin.send('POST', `${base}/executions/${added.id}/config`, config);
    }
  }
}
