import type { CallerKind } from '../access/index.js';
import type { Domain } from '../domains/index.js';

/**
 * Every HTTP call as data without zod: who owns it, where it is, who may call it. Whose object it is, the service decides.
 * `rawBody`: the body is the file itself, its description is in headers; it is passed on while it comes. `largeBody`: a raw body
 * of up to 2 GiB that takes as long as it needs at the minimum pace. `status` is the answer's when not 200.
 * `stream`: an answer that goes on for minutes, of server-sent events. `longAnswer`: a file that is made or read while it is sent, at the caller's pace.
 * `export`: one of so many rows that a company gets few at a time.
 * `afterEnd`: a token whose session is over counts as none, instead of being refused.
 */
export interface Route {
  domain: Domain;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  access: readonly CallerKind[];
  status?: 201 | 204;
  rawBody?: true;
  largeBody?: true;
  longAnswer?: true;
  export?: true;
  stream?: true;
  afterEnd?: true;
}

export const everybody = ['visitor'] as const;
export const signedIn = ['user'] as const;
