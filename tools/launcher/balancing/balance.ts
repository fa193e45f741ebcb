import { balance } from './balancer.ts';

/** Each argument is the port of an address and those of the replicas behind it: `8101,34001,34002`. */
for (const line of process.argv.slice(2)) {
  const [port, ...replicas] = line.split(',').map(Number);
  if (port === undefined || replicas.length === 0) throw new Error(`Who is behind "${line}"?`);
  await balance(port, replicas);
}
