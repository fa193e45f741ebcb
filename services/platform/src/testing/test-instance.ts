import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { createClient, type RequestOptions } from '@werkbank/contracts/client';
import type { RouteName } from '@werkbank/contracts/routes';
import type { z } from 'zod';
import type { DatabaseDefinition } from '../database/database-definition.js';
import { openOrm } from '../database/orm-options.js';
import { readEnv } from '../env/read-env.js';
import { type ServiceEnv, serviceEnv } from '../env/service-env.js';
import { createService } from '../service/create-service.js';
import { EventServer } from '../messaging/event-server.js';
import type { ServiceDefinition } from '../service/service-definition.js';
import { eventually } from './eventually.js';
import { freshDatabase } from './fresh-database.js';
import { type SeverableLine, severableLine } from './severable-line.js';
import { type NatsServer, startNatsServer } from './nats-server.js';
import { TestCourier } from './test-courier.js';
import type { TestUser } from './test-user.js';

export interface TestInstanceDefinition {
  module: Type;
  database: DatabaseDefinition;
  /** The service's own environment schema and further variables for it. */
  envSchema?: z.ZodType<ServiceEnv>;
  env?: Record<string, string>;
  /** Folder of NATS's store, instead of a temporary one. */
  natsStoreIn?: string;
}

/** One service with its own database and NATS server and the real Keycloak; `stop` removes all of it. */
export class TestInstance {
  private constructor(
    private readonly definition: TestInstanceDefinition,
    private readonly env: ServiceEnv,
    /** For the role that runs the service. */
    readonly databaseUrl: string,
    /** For the role that owns the tables, past the line that tests can cut. */
    readonly ownerUrl: string,
    /** The connection to the database, which tests can cut. */
    readonly databaseLine: SeverableLine,
    readonly nats: NatsServer,
    /** Stands for all other domains. */
    readonly courier: TestCourier,
    private readonly dropDatabase: () => Promise<void>,
  ) {}

  private readonly replicas: NestFastifyApplication[] = [];
  app: NestFastifyApplication;
  url: string;
  /** Reads the database as the service, unless inside `asReader`. */
  private looking: MikroORM | undefined;
  private owning: MikroORM | undefined;

  static async start(definition: TestInstanceDefinition): Promise<TestInstance> {
    const [database, nats] = await Promise.all([
      freshDatabase(definition.database),
      startNatsServer(definition.natsStoreIn),
    ]);
    const databaseUrl = new URL(database.url);
    const line = await severableLine({ host: databaseUrl.hostname, port: Number(databaseUrl.port || 5432) });
    databaseUrl.host = `127.0.0.1:${line.port}`;
    const env = readEnv(definition.envSchema ?? serviceEnv, {
      // Tests cause failures on purpose; LOG_LEVEL=error shows them.
      LOG_LEVEL: 'fatal',
      KEYCLOAK_URL: 'http://127.0.0.1:9',
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl.href,
      NATS_URL: nats.url,
      EVENT_RETRIES_MS: '20,20',
      ...definition.env,
    });
    const courier = await TestCourier.open(nats.url);
    const instance = new TestInstance(
      definition,
      env,
      databaseUrl.href,
      database.ownerUrl,
      line,
      nats,
      courier,
      () => database.drop(),
    );
    await instance.startService();
    return instance;
  }

  /** Starts the service. After `stopService` it starts the same instance again, with changed settings if given. */
  async startService(changed: Partial<ServiceEnv> = {}): Promise<void> {
    this.app = await createService(this.service(changed));
    await this.app.listen({ port: 0, host: '127.0.0.1' });
    this.url = await this.app.getUrl();
  }

  /** A second replica on the same database and NATS; it ends with the instance. */
  async startReplica(): Promise<NestFastifyApplication> {
    const replica = await createService(this.service());
    this.replicas.push(replica);
    await replica.listen({ port: 0, host: '127.0.0.1' });
    return replica;
  }

  private service(changed: Partial<ServiceEnv> = {}): ServiceDefinition {
    const env = { ...this.env, ...changed };
    return { domain: this.definition.database.domain, module: this.definition.module, env };
  }

  stopService(): Promise<void> {
    return this.app.close();
  }

  /** An entity manager for reading the database in tests. */
  em(): EntityManager {
    this.looking ??= openOrm(this.definition.database, {
      DATABASE_URL: this.databaseUrl,
      DATABASE_POOL: this.env.DATABASE_POOL,
    });
    return this.looking.em.fork();
  }

  /** An entity manager for changing tables, which the service itself may not. */
  ownerEm(): EntityManager {
    this.owning ??= openOrm(this.definition.database, { DATABASE_URL: this.ownerUrl, DATABASE_POOL: 2 });
    return this.owning.em.fork();
  }

  /** Calls the service over HTTP; `visitor` has no token. Refusals are thrown as `ApiError`. */
  callAs<N extends RouteName>(
    caller: TestUser | 'visitor',
    name: N,
    request: CallRequest<N>,
    options: RequestOptions & { language?: 'de' | 'en' } = {},
  ): Promise<CallAnswer<N>> {
    const call = createClient({
      baseUrl: this.url,
      language: () => options.language ?? 'de',
      accessToken: async () => (caller === 'visitor' ? undefined : caller.accessToken()),
    });
    return call(name, request, options);
  }

  /** Waits until all recorded events are sent and all delivered ones are handled. */
  async settled(): Promise<void> {
    await eventually(async () => {
      const [row] = await this.em().execute<{ unsent: number }[]>(
        'select count(*)::int as unsent from outbox where sent_at is null and dead_lettered_at is null',
      );
      if (row?.unsent !== 0) throw new Error(`${row?.unsent} events were not sent`);
      for (const { name, stream } of this.app.get(EventServer).consumers()) {
        const { num_pending, num_ack_pending } = await this.courier.jsm.consumers.info(stream, name);
        if (num_pending + num_ack_pending > 0) throw new Error(`${name} still has events to handle`);
      }
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.app, ...this.replicas].map((service) => service.close()));
    await this.looking?.close();
    await this.owning?.close();
    await this.courier.close();
    await this.nats.stop();
    await this.databaseLine.close();
    await this.dropDatabase();
  }
}

export function startTestInstance(definition: TestInstanceDefinition): Promise<TestInstance> {
  return TestInstance.start(definition);
}
