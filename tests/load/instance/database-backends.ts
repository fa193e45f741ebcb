import pg from 'pg';
import { environmentOf, pidOf, type RunningInstance } from './running-instance.ts';

const services = ['checkout', 'catalog', 'admin', 'orders'] as const;

/** Database backends of the services. Each is read by the service's own role, because a role sees only its own backends. */
export async function backendsOf(instance: RunningInstance) {
  const clients = await Promise.all(
    services.map(async (service) => {
      const connectionString = environmentOf(pidOf(instance, service))['DATABASE_URL'] ?? '';
      const client = new pg.Client({ connectionString });
      await client.connect();
      return client;
    }),
  );
  return {
    async pids(): Promise<number[]> {
      const found = await Promise.all(
        clients.map((client) =>
          client.query<{ pid: number }>(
            `select pid from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`,
          ),
        ),
      );
      return found.flatMap(({ rows }) => rows.map(({ pid }) => pid));
    },
    async close(): Promise<void> {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
