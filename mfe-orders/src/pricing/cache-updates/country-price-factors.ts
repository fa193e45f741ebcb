import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import type { RowList } from '@werkbank/kit/list-rows';
import { byDay } from '../../desk/period';

/** Factors by country, and those of a country by day. */
export const factors: RowList<'listCountryPriceFactors', CountryPriceFactor> = {
  call: 'listCountryPriceFactors',
  rowsOf: (answer) => answer,
  withRows: (_, rows) => rows,
  order: () => (one, other) =>
    Number(one.targetCountry > other.targetCountry) - Number(one.targetCountry < other.targetCountry) ||
    byDay(one, other),
};
