/** Equal for two patterns of react-router that take the same addresses. */
export const sharedShape = (pattern: string): string => pattern.replaceAll(/:[^/]+/g, ':');

/** True if an address matches a pattern: `:name` is one segment, a final `*` all further ones. */
export function covers(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  const rest = wanted.at(-1) === '*';
  if (rest) wanted.pop();
  if (rest ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((step, index) => (step.startsWith(':') ? given[index] !== '' : step === given[index]));
}

/** The most special of the routes that cover an address, as the shell's router chooses it. */
export function routeFor<R extends { path: string }>(routes: readonly R[], path: string): R | undefined {
  return routes
    .filter((route) => covers(route.path, path))
    .toSorted((a, b) => rank(b.path).localeCompare(rank(a.path)))[0];
}

/** Sorts a fixed step before a parameter, and a parameter before a rest, at the first step that differs. */
const rank = (pattern: string): string =>
  pattern
    .split('/')
    .map((step) => (step === '*' ? '0' : step.startsWith(':') ? '1' : '2'))
    .join('');
