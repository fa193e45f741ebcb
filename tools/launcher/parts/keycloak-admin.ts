import KeycloakAdminClient, { NetworkError } from '@keycloak/keycloak-admin-client';
import { StartRefused } from '../processes/start-refused.ts';

export interface Administrator {
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** Signs in to the master realm as Keycloak's own command line client does. */
export async function signInAsAdmin({
  url,
  username,
  password,
}: Administrator): Promise<KeycloakAdminClient> {
  const admin = new KeycloakAdminClient({ baseUrl: url });
  let renewAt = 0;
  const getAccessToken = async (): Promise<string> => {
    if (Date.now() >= renewAt) {
      await admin.auth({ grantType: 'password', clientId: 'admin-cli', username, password });
      renewAt = Date.now() + halfLifetimeMs(admin.accessToken);
    }
    return admin.accessToken ?? '';
  };
  await getAccessToken().catch((error: unknown) => {
    if (!(error instanceof NetworkError) || error.response.status !== 401) throw error;
    throw new StartRefused(
      `Keycloak refuses the password of its administrator, ${username}. Where it is our own, another state ` +
        'folder has made its database; npm run reset clears it.',
    );
  });
  admin.registerTokenProvider({ getAccessToken });
  return admin;
}

/** Tokens live for a minute, but setting up a realm on a busy machine takes longer. */
function halfLifetimeMs(token = ''): number {
  const [, claims = ''] = token.split('.');
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  return (exp - iat) * 500;
}

/** Runs work as an administrator; an error names the call that Keycloak refused and its reason. */
export async function asAdmin(
  administrator: Administrator,
  work: (admin: KeycloakAdminClient) => Promise<void>,
): Promise<void> {
  try {
    await work(await signInAsAdmin(administrator));
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const { status, url } = error.response;
    throw new Error(`Keycloak answers ${status} at ${url}: ${JSON.stringify(error.responseData)}`, {
      cause: error,
    });
  }
}

/** This realm has no public address; the lockout is against guesses from inside the network. */
const protection = {
  bruteForceProtected: true,
  permanentLockout: false,
  failureFactor: 20,
  waitIncrementSeconds: 60,
  maxFailureWaitSeconds: 900,
  quickLoginCheckMilliSeconds: 0,
  maxDeltaTimeSeconds: 43_200,
} as const;

/** Limits wrong passwords for Keycloak's own administrators. */
export async function protectMasterRealm(admin: KeycloakAdminClient): Promise<void> {
  const master = await admin.realms.findOne({ realm: 'master' });
  const known = new Map<string, unknown>(Object.entries(master ?? {}));
  if (Object.entries(protection).some(([name, value]) => known.get(name) !== value))
    await admin.realms.update({ realm: 'master' }, protection);
}
