import { addDays, type ClosedDays } from '@werkbank/contracts/calendar';
import type { Holiday } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import Holidays from 'date-holidays';

const hour = 3_600_000;
/** The library takes three times as long for all types. */
const options = { types: ['public' as const] };

/** Public holidays of a country, and of a region of it if one is given. Each year is computed once. */
export class PublicHolidays implements ClosedDays {
  private readonly rules: Holidays;
  private readonly years = new Map<number, ReadonlySet<string>>();

  constructor(country: string, region: string | null) {
    this.rules = region === null ? new Holidays(country, options) : new Holidays(country, region, options);
  }

  has(day: string): boolean {
    const year = yearOf(day);
    const known = this.years.get(year) ?? new Set(this.named(year, 'de').keys());
    this.years.set(year, known);
    return known.has(day);
  }

  /** Holidays between two days, both included, in their order, with their names. */
  between(first: string, last: string): Holiday[] {
    const years = Array.from(
      { length: yearOf(last) - yearOf(first) + 1 },
      (_, later) => yearOf(first) + later,
    );
    return years
      .flatMap((year) => {
        const english = this.named(year, 'en');
        return [...this.named(year, 'de')].map(([day, de]) => ({
          day,
          name: { de, en: english.get(day) ?? de },
        }));
      })
      .filter(({ day }) => day >= first && day <= last)
      .sort((one, other) => one.day.localeCompare(other.day));
  }

  /** Whole days with their names. A country that the library does not know has none. */
  private named(year: number, language: Language): Map<string, string> {
    const holidays: ReturnType<Holidays['getHolidays']> | undefined = this.rules.getHolidays(year, language);
    return new Map(
      (holidays ?? [])
        .filter(({ type, date }) => type === 'public' && date.slice(11, 16) === '00:00')
        .flatMap(({ date, start, end, name }) => {
          // A day on which clocks change has 23 or 25 hours.
          const days = Math.floor((end.getTime() - start.getTime() + hour) / (24 * hour));
          return Array.from({ length: days }, (_, later): [string, string] => [
            addDays(date.slice(0, 10), later),
            name,
          ]);
        }),
    );
  }
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
