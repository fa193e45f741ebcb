export function portOf(server: { address(): string | { port: number } | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no TCP port.');
  return address.port;
}
