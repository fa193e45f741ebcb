import { Migration } from '@mikro-orm/migrations';

/**
 * Standard tax rates of European countries, so that offering one of them only takes a change of the
 * configuration.
 */
const standardRates: Readonly<Record<string, number>> = {
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

class EuropeanTaxRates extends Migration {
  override up(): void {
    const rows = Object.entries(standardRates).map(([country, percent]) => `('${country}', ${percent})`);
    this.addSql(`insert into tax_rate (country, percent) values ${rows.join(', ')} on conflict do nothing`);
  }
}

export const europeanTaxRatesMigration = { name: '0006-european-tax-rates', class: EuropeanTaxRates };
