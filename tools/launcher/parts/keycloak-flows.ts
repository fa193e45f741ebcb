import type KeycloakAdminClient from '@keycloak/keycloak-admin-client';

/** One step of a flow, or a flow within it. */
type FlowStep = { readonly requirement: 'REQUIRED' | 'ALTERNATIVE' | 'CONDITIONAL' } & (
  | { readonly authenticator: string; readonly config?: Readonly<Record<string, string>> }
  | { readonly flow: string; readonly steps: readonly FlowStep[] }
);

/** A Keycloak login flow as files describe it. */
export interface Flow {
  readonly alias: string;
  readonly description: string;
  readonly steps: readonly FlowStep[];
}

/** Flows in Keycloak's import format: a flat list, in which a step names its subflow. */
export interface ExportedFlows {
  readonly authenticationFlows?:
    | readonly {
        readonly alias: string;
        readonly description: string;
        readonly topLevel: boolean;
        readonly authenticationExecutions: readonly ExportedStep[];
      }[]
    | undefined;
  readonly authenticatorConfig?:
    | readonly { readonly alias: string; readonly config: Readonly<Record<string, string>> }[]
    | undefined;
}
interface ExportedStep {
  readonly authenticator?: string;
  readonly authenticatorConfig?: string;
  readonly flowAlias?: string;
  readonly requirement: FlowStep['requirement'];
}

/** Deletes and recreates flows, because Keycloak cannot replace their steps. They must not be in use. */
export async function renewFlows(
  admin: KeycloakAdminClient,
  realm: string,
  flows: readonly Flow[],
): Promise<void> {
  const known = await admin.authenticationManagement.getFlows({ realm });
  for (const { alias, description, steps } of flows) {
    const old = known.find((flow) => flow.alias === alias);
    if (old?.id !== undefined) await admin.authenticationManagement.deleteFlow({ realm, flowId: old.id });
    const flow = { alias, description, providerId: 'basic-flow', topLevel: true, builtIn: false };
    await admin.authenticationManagement.createFlow({ ...flow, realm });
    await addSteps(admin, realm, alias, steps);
  }
}

/** Recreates a realm's flows from its file. A change of the flow in use needs a new name, because Keycloak cannot replace it. */
export async function applyFlows(
  admin: KeycloakAdminClient,
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
  admin: KeycloakAdminClient,
  realm: string,
  flow: string,
  steps: readonly FlowStep[],
): Promise<void> {
  const { authenticationManagement } = admin;
  for (const step of steps) {
    if ('flow' in step) {
      const inner = { alias: step.flow, type: 'basic-flow', provider: '', description: '' };
      await authenticationManagement.addFlowToFlow({ ...inner, realm, flow });
    } else await authenticationManagement.addExecutionToFlow({ realm, flow, provider: step.authenticator });
    // The added execution is the last one at level 0; deeper levels belong to subflows.
    const executions = await authenticationManagement.getExecutions({ realm, flow });
    const added = executions.findLast(({ level }) => level === 0);
    if (added?.id === undefined) throw new Error(`Keycloak did not add a step to the flow ${flow}.`);
    await authenticationManagement.updateExecution(
      { realm, flow },
      { ...added, requirement: step.requirement },
    );
    if ('flow' in step) await addSteps(admin, realm, step.flow, step.steps);
    else if (step.config !== undefined) {
      const config = { alias: `${flow} ${step.authenticator}`, config: { ...step.config } };
      await authenticationManagement.createConfig({ ...config, realm, id: added.id });
    }
  }
}
