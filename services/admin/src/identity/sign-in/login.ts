import { Controller, Inject, Logger, Req, Res } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { KnownDevices } from '@werkbank/platform/auth';
import { Call, Input } from '@werkbank/platform/http';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EvenPace } from '../constant-time-responses/even-pace.js';
import type { AdminEnv } from '../../env.js';
import { CredentialStore } from '../keycloak/credential-store.js';
import { Guesses } from '../login-throttling/guesses.js';
import { type OpenSession, Sessions } from './sessions.js';

/** Minimum time of a refusal, well above Keycloak's check of a password. */
const FLOOR_MS = 125;

/** Opens a session with e-mail and password. All refusals are alike, in content and time. */
@Controller()
export class Login {
  private readonly log = new Logger('sign-in');
  private readonly pace = new EvenPace(FLOOR_MS);
  private readonly devices: KnownDevices;
  private readonly secure: boolean;

  constructor(
    private readonly credentials: CredentialStore,
    private readonly sessions: Sessions,
    private readonly guesses: Guesses,
    @Inject(SERVICE) { env }: ServiceInfo<AdminEnv>,
  ) {
    this.devices = new KnownDevices(env.GATEWAY_SECRET ?? env.KEYCLOAK_CLIENT_SECRET);
    this.secure = env.PUBLIC_URL.startsWith('https:');
  }

  @Call('login')
  async login(
    @Input() { body }: CallInput<'login'>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OpenSession | Refusal> {
    if (!this.sessions.mayUseCookie(request)) return refuse('FORBIDDEN');
    const refusalMayLeave = this.pace.start();
    const { cookie } = request.headers;
    const device = this.devices.nameOf(cookie, body.userEmail);
    // The password is always checked first: an earlier check would reveal accounts.
    const grant = await this.guesses.attempt({ address: request.ip, email: body.userEmail, device }, () =>
      this.credentials.signIn(body.userEmail, body.password),
    );
    if (isRefusal(grant)) return grant;
    const session = grant && (await this.sessions.open(grant, reply));
    if (session) {
      const { secure } = this;
      reply.header('set-cookie', this.devices.cookieFor(cookie, body.userEmail, { secure }));
      await this.endFormer(request);
      return session;
    }
    await refusalMayLeave();
    return refuse('AUTHENTICATION_FAILED');
  }

  /** The cookie is replaced, so its former session could never be ended later. */
  private async endFormer(request: FastifyRequest): Promise<void> {
    const former = this.sessions.refreshToken(request);
    if (former === undefined) return;
    try {
      await this.sessions.end(former);
    } catch (error) {
      // The session expires by itself, so the new login does not wait for it.
      this.log.warn(`A former session stays open: ${String(error)}`);
    }
  }
}
