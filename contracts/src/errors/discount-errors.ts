import type { ErrorEntry } from './error-entry.js';

const notFound = (de: string, en: string) => ({ status: 404, de, en }) as const;
const conflict = (de: string, en: string) => ({ status: 409, de, en }) as const;

/** Refusals around discounts, article groups, country price factors and surcharges. */
export const discountErrors = {
  DISCOUNT_GROUP_NOT_FOUND: notFound(
    'Diese Rabattgruppe gibt es nicht (mehr).',
    'This discount group was not found.',
  ),
  DISCOUNT_NOT_FOUND: notFound('Diesen Rabatt gibt es nicht (mehr).', 'This discount was not found.'),
  DISCOUNT_ASSIGNMENT_NOT_FOUND: notFound(
    'Diese Rabattzuordnung gibt es nicht (mehr).',
    'This discount assignment was not found.',
  ),
  ARTICLE_GROUP_NOT_FOUND: {
    ...notFound(
      'Zu dieser Artikelgruppe kann nicht gewechselt werden: Es gibt sie nicht (mehr).',
      'Navigation to this article group is not possible: it was not found.',
    ),
    key: 'navigationToArticleGroupNotPossibleMessage',
  },
  COUNTRY_PRICE_FACTOR_NOT_FOUND: notFound(
    'Diesen Länderpreisfaktor gibt es nicht (mehr).',
    'This country price factor was not found.',
  ),
  SURCHARGE_NOT_FOUND: notFound('Diesen Zuschlag gibt es nicht (mehr).', 'This surcharge was not found.'),
  DISCOUNT_REQUEST_NOT_FOUND: notFound(
    'Diese Rabattanfrage gibt es nicht (mehr).',
    'This discount request was not found.',
  ),
  DISCOUNT_REQUEST_ANSWERED: conflict(
    'Diese Rabattanfrage ist schon beantwortet. Bitte laden Sie neu.',
    'This discount request is already answered. Please reload.',
  ),
  TOO_MANY_DISCOUNT_REQUESTS: {
    status: 429,
    de: 'Ihre Firma hat heute schon {max} Rabatte angefragt. Bitte versuchen Sie es morgen noch einmal.',
    en: 'Your company has asked for {max} discounts today. Please try again tomorrow.',
  },
  DISCOUNT_ASSIGNMENT_EXISTS: conflict(
    'Diese Rabattzuordnung gibt es schon.',
    'This discount assignment already exists.',
  ),
  CUSTOMER_CANNOT_BE_ASSIGNED: {
    ...conflict(
      'Der Kunde wurde nicht gefunden oder ist schon zugeordnet.',
      'The customer was not found or is already assigned.',
    ),
    key: 'customerCannotBeAssignedErrorMessage',
  },
  NO_DISCOUNT_GROUPS_DEFINED: {
    ...conflict(
      'Es sind noch keine Rabattgruppen angelegt. Bitte legen Sie zuerst eine an.',
      'No discount groups are defined yet. Please create one first.',
    ),
    key: 'noDiscountGroupsDefinedErrorMessage',
  },
  DISCOUNT_DATA_INCONSISTENT: conflict(
    'Die Rabattdaten passen nicht zusammen. Bitte laden Sie neu und versuchen Sie es noch einmal.',
    'Inconsistent discount data. Please refresh and try again.',
  ),
  DISCOUNT_GROUP_EXISTS: conflict(
    'Eine Rabattgruppe mit diesem Namen gibt es schon.',
    'A discount group with this name already exists.',
  ),
  ARTICLE_GROUP_EXISTS: conflict(
    'Eine Artikelgruppe mit diesem Namen gibt es schon.',
    'An article group with this name already exists.',
  ),
  SURCHARGE_EXISTS: conflict(
    'Für diese Materialgruppe gibt es schon einen Zuschlag.',
    'A surcharge for this material group already exists.',
  ),
  DISCOUNT_ALREADY_DEFINED: conflict(
    'Dieser Rabatt ist schon festgelegt.',
    'This discount is already defined.',
  ),
  MIN_QUANTITY_ALREADY_DEFINED: {
    status: 400,
    key: 'discountValueForMinQuantityAlreadyDefinedMessage',
    de: 'Für die Mindestmenge {minQuantity} ist schon ein Rabatt festgelegt.',
    en: 'A discount for the minimum quantity {minQuantity} is already defined.',
  },
  QUANTITY_DISCOUNT_MISSING_CONFIG: {
    status: 400,
    key: 'quantityDiscountMissingConfig',
    de: 'Bitte legen Sie mindestens eine Menge mit ihrem Rabatt fest.',
    en: 'Please define at least one quantity with its discount.',
  },
  QUANTITY_DISCOUNT_INCORRECT_CONFIG: {
    status: 400,
    key: 'quantityDiscountIncorrectConfig',
    de: 'Derselbe Rabatt ist mehrfach angegeben.',
    en: 'The same discount is given more than once.',
  },
  MIN_QUANTITY_ZERO_MISSING: {
    status: 400,
    de: 'Es fehlt der Eintrag ab Menge 0.',
    en: 'The entry from quantity 0 on is missing.',
  },
  MIN_QUANTITY_ZERO_NOT_DELETABLE: conflict(
    'Der Eintrag ab Menge 0 kann nicht gelöscht werden.',
    'The entry with the minimum quantity 0 cannot be deleted.',
  ),
  UNASSIGNED_CUSTOMERS_NOT_DELETABLE: conflict(
    'Die Gruppe „Nicht zugeordnete Kunden“ darf nicht gelöscht werden.',
    'The group "Unassigned customers" must not be deleted.',
  ),
  MATERIAL_GROUP_OF_OTHER_ARTICLE_GROUP: conflict(
    'Eine Materialgruppe kann nur zu einer Artikelgruppe gehören. {materialGroup} gehört schon zu {articleGroup}.',
    'A material group can belong to only one article group. {materialGroup} already belongs to {articleGroup}.',
  ),
  ARTICLE_GROUP_IN_USE: conflict(
    'Die Artikelgruppe wird in der Rabattgruppe {discountGroup} verwendet und kann nicht gelöscht werden.',
    'The article group is used by the discount group {discountGroup} and cannot be deleted.',
  ),
  COUNTRY_PRICE_FACTOR_EXISTS: conflict(
    'Für dieses Land gibt es schon einen Länderpreisfaktor.',
    'A country price factor for this country already exists.',
  ),
  COUNTRY_PRICED_AS_OTHER: {
    status: 400,
    de: 'Für {country} gelten die Preise von {pricedAs}. Bitte legen Sie den Faktor dort fest.',
    en: 'The prices of {pricedAs} apply to {country}. Please define the factor there.',
  },
  PERIOD_REVERSED: {
    status: 400,
    de: 'Der letzte Tag liegt vor dem ersten, {validFrom}.',
    en: 'The last day is before the first one, {validFrom}.',
  },
  TOO_MANY_PRICE_RULES: conflict(
    'Davon sind höchstens {max} möglich.',
    'At most {max} of these are possible.',
  ),
} satisfies Record<string, ErrorEntry>;
