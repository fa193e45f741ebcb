import type { Route } from './route.js';

type Plain = string | number | boolean;

/** The values in the address of a call. */
export interface Filling {
  params?: Record<string, Plain>;
  query?: Record<string, Plain | undefined>;
}

/** Address of a call below the origin, with its parameters and the set parts of the query. */
export function filledIn(route: Route, request: Filling): string {
  const path = route.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(request.params?.[key])),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
