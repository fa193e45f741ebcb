import { join } from 'node:path';
import { startBeside } from '../instance/own-process.ts';
import { environmentOf, pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';

/** services/admin and a gateway of our own, before the database, Keycloak and mail catcher of the instance. */
export interface AccountsInstance {
  readonly address: string;
  readonly admin: string;
  readonly environment: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** Puzzles are next to nothing there, calls are not counted, and nobody repairs accounts meanwhile. */
export async function openAccountsInstance(instance: RunningInstance): Promise<AccountsInstance> {
  const adminPid = pidOf(instance, 'admin');
  const script = (part: string) => join(repositoryRoot, part, 'dist', 'main.js');
  const admin = await startBeside(adminPid, script('services/admin'), {
    CAPTCHA_DIFFICULTY: '50',
    // Some of what is measured goes past the gateway.
    GATEWAY_SECRET: '',
    ACCOUNT_CHECK_SECONDS: '0',
  });
  try {
    const gateway = await startBeside(pidOf(instance, 'gateway'), script('gateway'), {
      ADMIN_URL: admin.address,
      CALLS_PER_MINUTE: '1000000',
      CALLS_PER_USER_PER_MINUTE: '1000000',
      LOGINS_PER_MINUTE: '1000000',
    });
    return {
      address: gateway.address,
      admin: admin.address,
      environment: environmentOf(adminPid),
      async end() {
        await gateway.end();
        await admin.end();
      },
    };
  } catch (error) {
    await admin.end();
    throw error;
  }
}
