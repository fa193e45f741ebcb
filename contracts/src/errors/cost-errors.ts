import type { ErrorEntry } from './error-entry.js';

/** Refusals of rules of freight, customs and tax. */
export const costErrors = {
  COST_RULE_NOT_FOUND: {
    status: 404,
    de: 'Diese Regel gibt es nicht (mehr).',
    en: 'This rule was not found.',
  },
  COST_RULE_IN_FORCE: {
    status: 409,
    de: 'Diese Fassung gilt schon. Eine neue löst sie ab.',
    en: 'This version is in force already. A new one takes its place.',
  },
  COST_RULE_CANNOT_END: {
    status: 409,
    de: 'Ohne diese Regel hätte manches keinen Preis mehr. Bitte legen Sie stattdessen neue Werte fest.',
    en: 'Without this rule some things would have no price. Please enter new figures instead.',
  },
  COST_RULE_COUNTRY: {
    status: 400,
    de: '{country} zählt als {countsAs}. Bitte legen Sie die Regel dort fest.',
    en: '{country} counts as {countsAs}. Please define the rule there.',
  },
  COST_RULE_DAY_PAST: {
    status: 400,
    de: 'Eine neue Fassung gilt frühestens ab heute, {today}.',
    en: 'A new version holds from today on, {today}, or later.',
  },
  COST_AMOUNT_MISSING: {
    status: 400,
    de: 'Mindestens eine Währung braucht einen Betrag.',
    en: 'At least one currency needs an amount.',
  },
  FREIGHT_STEPS: {
    status: 400,
    de: 'Die Stufen müssen nach Gewicht aufsteigen, und die letzte gilt ohne Grenze.',
    en: 'The steps must rise by weight, and the last one has no limit.',
  },
  TAX_REASON: {
    status: 400,
    de: 'Eine Ausnahme vom Steuersatz eines Landes braucht einen Grund, der Satz selbst hat keinen.',
    en: 'An exception from the tax rate of a country needs a reason, and the rate itself has none.',
  },
} satisfies Record<string, ErrorEntry>;
