import { headForm } from './head-form.js';

/** Heads of a table as one text, by which the next table of the same form is recognised. */
export const headsKey = (heads: readonly string[]): string => heads.map(headForm).join(' ');
