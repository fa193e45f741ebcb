/**
 * Name of the role that runs a service. It derives from the role that owns the database and its tables, and migrates them.
 * Without imports, because the launcher reads it before anything is compiled.
 */
export const serviceRoleOf = (owner: string): string => `${owner}_service`;
