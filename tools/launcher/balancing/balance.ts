import { balance } from './balancer.ts';

/** Each argument is a public port and the ports of its replicas: `8101,34001,34002`. */
for (const line of process.argv.slice(2)) {
  const [port, ...replicas] = line.split(',').map(Number);
  if (port === undefined || replicas.length === 0) throw new Error(`Who is behind "${line}"?`);
  await balance(port, replicas);
}
