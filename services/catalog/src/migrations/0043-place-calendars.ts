import { Migration } from '@mikro-orm/migrations';

/** Working days and dispatch times of a place; null is the usual calendar of its country. */
class PlaceCalendars extends Migration {
  override up(): void {
    this.addSql('alter table dispatch_location add column calendar jsonb');
  }
}

export const placeCalendarsMigration = { name: '0043-place-calendars', class: PlaceCalendars };
