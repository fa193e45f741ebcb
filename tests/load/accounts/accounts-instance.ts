import { join } from 'node:path';
import { startBeside } from '../instance/own-process.ts';
import { environmentOf, pidOf, repositoryRoot, type RunningInstance } from '../instance/running-instance.ts';

/** Separate processes of services/admin and the gateway, with the instance's database, Keycloak and mail catcher. */
export interface AccountsInstance {
  readonly address: string;
  readonly admin: string;
  readonly environment: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

/** Starts them with tiny captcha puzzles, without rate limits and without account repairs. */
export async function openAccountsInstance(instance: RunningInstance): Promise<AccountsInstance> {
  const adminPid = pidOf(instance, 'admin');
  const script = (part: string) => join(repositoryRoot, part, 'dist', 'main.js');
  const admin = await startBeside(adminPid, script('services/admin'), {
    CAPTCHA_DIFFICULTY: '50',
    // Some measured calls bypass the gateway.
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
