import type { ErrorEntry } from './error-entry.js';

/** Refusals of the list of missed searches and of the shop's own words. */
export const searchWordErrors = {
  MISSED_SEARCH_NOT_FOUND: {
    status: 404,
    de: 'Diese Suche steht nicht (mehr) in der Liste.',
    en: 'This search is not in the list (any more).',
  },
  SYNONYM_NOT_FOUND: {
    status: 404,
    de: 'Dieses Synonym gibt es nicht (mehr).',
    en: 'This synonym was not found.',
  },
  SYNONYM_WITHOUT_WORD: {
    status: 400,
    de: '„{word}“ kann kein Synonym sein. Bitte geben Sie ein bis {max} Wörter mit mindestens zwei Buchstaben ein.',
    en: '“{word}” cannot be a synonym. Please enter one to {max} words that have at least two letters.',
  },
  SYNONYM_OF_ITSELF: {
    status: 400,
    de: '„{word}“ ist das Wort selbst. Bitte geben Sie ein anderes an.',
    en: '“{word}” is the word itself. Please enter another one.',
  },
  SYNONYM_TWICE: {
    status: 400,
    de: '„{word}“ steht zweimal in der Liste.',
    en: '“{word}” is in the list twice.',
  },
  SYNONYM_EXISTS: {
    status: 409,
    de: 'Für „{word}“ gibt es schon ein Synonym. Bitte ändern Sie dieses.',
    en: 'There is a synonym of “{word}” already. Please change that one.',
  },
  SYNONYMS_FULL: {
    status: 409,
    de: 'Es gibt schon {max} Synonyme. Mehr sind nicht möglich.',
    en: 'There are {max} synonyms already. More are not possible.',
  },
} satisfies Record<string, ErrorEntry>;
