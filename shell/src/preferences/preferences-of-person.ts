import type { CallAnswer } from '@werkbank/contracts/calls';
import { type Place, placeIn } from './chosen-as-visitor';

export type ToldPreferences = CallAnswer<'setUserPreferences'>;

/** Preferences of a person at login, and those of them that the account does not know yet. */
export interface Beginning {
  readonly place: Place;
  readonly unsaved: Place;
}

/** The account's own choice, else a choice before the login, else the company's defaults. */
export function preferencesOfPerson(told: ToldPreferences | undefined, asVisitor: Place): Beginning {
  const chosen = told ? known(told.chosen) : {};
  const company = told ? known(told.company) : {};
  return {
    place: { ...company, ...asVisitor, ...chosen },
    unsaved: {
      ...(chosen.country === undefined ? placeIn({ ...asVisitor, currency: undefined }) : {}),
      ...(chosen.currency === undefined ? placeIn({ ...asVisitor, country: undefined }) : {}),
    },
  };
}

function known({ country, currency }: ToldPreferences['chosen']): Place {
  return { ...(country === null ? {} : { country }), ...(currency === null ? {} : { currency }) };
}
