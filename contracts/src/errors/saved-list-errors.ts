import type { ErrorEntry } from './error-entry.js';

/** Refusals of lists that a company saves. */
export const savedListErrors = {
  SAVED_LIST_NOT_FOUND: {
    status: 404,
    de: 'Diese Liste gibt es nicht (mehr).',
    en: 'This list was not found.',
  },
  SAVED_LIST_OF_OTHERS: {
    status: 403,
    de: 'Diese Liste ändern nur ihr Verfasser und die Administratoren Ihrer Firma.',
    en: 'Only its author and the admins of your company change this list.',
  },
  SAVED_LIST_NAME_TAKEN: {
    status: 409,
    de: 'In Ihrer Firma gibt es schon eine Liste mit diesem Namen. Sie kann jemand anderem gehören und nicht geteilt sein.',
    en: 'Your company already has a list with this name. It may be a list of somebody else that is not shared.',
  },
  SAVED_LISTS_FULL: {
    status: 409,
    de: 'Ihre Firma hat schon {max} Listen. Bitte löschen Sie zuerst eine.',
    en: 'Your company already has {max} lists. Please delete one first.',
  },
  SAVED_LIST_FULL: {
    status: 409,
    de: 'Eine Liste fasst höchstens {max} Positionen.',
    en: 'A list holds at most {max} items.',
  },
} satisfies Record<string, ErrorEntry>;
