import { createHash, randomBytes } from 'node:crypto';
import { type ApiClient, createClient } from '@werkbank/contracts/client';
import type { Account } from '../instance/running-instance.ts';

export const password = 'Measured-2026';

/** Separate users, so that wrong guesses lock out no account of the demo data. */
export class People {
  private readonly made: number[] = [];
  private readonly admin: ApiClient;
  private readonly companyId: number;

  constructor(admin: ApiClient, companyId: number) {
    this.admin = admin;
    this.companyId = companyId;
  }

  /** Returns their e-mail addresses. */
  async add(count: number, { enabled }: { enabled: boolean }): Promise<string[]> {
    const emails: string[] = [];
    while (emails.length < count) {
      const data = {
        email: freshEmail(),
        salutation: 'Ms' as const,
        firstName: 'Lotte',
        lastName: 'Last',
        phone: '+41 62 555 01 22',
        language: 'de' as const,
        companyId: this.companyId,
        roles: { PlatformAdmin: false, CompanyAdmin: false },
      };
      const { userId } = await this.admin('createUser', { body: { ...data, password } });
      this.made.push(userId);
      if (!enabled) await this.admin('updateUser', { params: { userId }, body: { ...data, enabled: false } });
      emails.push(data.email);
    }
    return emails;
  }

  async remove(): Promise<void> {
    for (const userId of this.made.splice(0)) await this.admin('deleteUser', { params: { userId } });
  }
}

/** Domain of the e-mails of all users that measurements create, and of no others. */
export const ownDomain = 'load.example';

export const freshEmail = (): string => `load-${randomBytes(6).toString('hex')}@${ownDomain}`;

/** Solves a captcha puzzle like a browser. */
export async function solvedCaptcha(address: string): Promise<string> {
  const visitor = createClient({ baseUrl: address, language: () => 'de' });
  const { algorithm, challenge, salt, signature, maxnumber } = await visitor('getCaptchaChallenge', {});
  for (let number = 0; number <= maxnumber; number++) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the puzzle has no solution');
}

/** A client that renews its access token. */
export function staySignedIn(baseUrl: string, { email, password: secret }: Account): ApiClient {
  const language = () => 'de';
  let token: { readonly value: string; readonly until: number } | undefined;
  const accessToken = async () => {
    if (token && token.until > Date.now()) return token.value;
    const body = { userEmail: email, password: secret };
    const { user, expiresIn } = await createClient({ baseUrl, language })('login', { body });
    token = { value: user.accessToken, until: Date.now() + (expiresIn - 60) * 1000 };
    return token.value;
  };
  return createClient({ baseUrl, language, accessToken });
}
