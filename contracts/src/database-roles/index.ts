/**
 * The role that a service runs as. The role that it is made of owns the database and its tables and brings them up to date.
 * Without imports, for the launcher reads it before anything is compiled.
 */
export const serviceRoleOf = (owner: string): string => `${owner}_service`;
