import { connect } from '@nats-io/transport-node';
import { z } from 'zod';
import { EnvironmentError, readEnv } from '../env/read-env.js';
import { runProcess } from '../env/run-process.js';
import { natsAddresses } from '../env/service-env.js';
import { natsOptions } from '../messaging/nats-options.js';
import { listParked, replayParked } from '../messaging/parked.js';

const usage = 'Usage: parked list | parked replay <sequence>';
const env = z.object({ NATS_URL: natsAddresses });

async function main([command, sequence]: string[]): Promise<void> {
  if (command !== 'list' && !(command === 'replay' && Number.isSafeInteger(Number(sequence)))) {
    throw new EnvironmentError(usage);
  }
  const connection = await connect({ ...natsOptions(readEnv(env), 'parked'), maxReconnectAttempts: 1 });
  try {
    if (command === 'replay') {
      const { subject, consumer } = await replayParked(connection, Number(sequence));
      console.log(`${subject} was given to ${consumer} once more.`);
      return;
    }
    const parked = await listParked(connection);
    for (const message of parked) console.log(JSON.stringify(message));
    if (parked.length === 0) console.log('Nothing is parked.');
  } finally {
    await connection.close();
  }
}

await runProcess(() => main(process.argv.slice(2)));
