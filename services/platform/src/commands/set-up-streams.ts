import { connect } from '@nats-io/transport-node';
import { readEnv } from '../env/read-env.js';
import { runProcess } from '../env/run-process.js';
import { natsAddresses, serviceEnv } from '../env/service-env.js';
import { natsOptions } from '../messaging/nats-options.js';
import { setUpStreams } from '../messaging/set-up-streams.js';

const env = serviceEnv
  .pick({ NATS_REPLICAS: true, EVENT_ACK_WAIT_MS: true })
  .extend({ NATS_URL: natsAddresses });

/** With the operators' `NATS_URL`, before services start and after a store was lost. */
await runProcess(async () => {
  const settings = readEnv(env);
  const connection = await connect({ ...natsOptions(settings, 'set-up-streams'), maxReconnectAttempts: 10 });
  try {
    await setUpStreams(connection, settings);
  } finally {
    await connection.close();
  }
});
