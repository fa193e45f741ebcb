import { RequestContext } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';

/** The service's ORM if it has a database, otherwise undefined. */
export const OPTIONAL_ORM = Symbol('OPTIONAL_ORM');
export type OptionalOrm = MikroORM | undefined;

/** Gives the work its own identity map, so that an injected `EntityManager` is private to it. */
export function inDatabaseContext<T>(orm: OptionalOrm, work: () => Promise<T>): Promise<T> {
  return orm ? RequestContext.create(orm.em, work) : work();
}
