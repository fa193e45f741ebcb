import { Migration } from '@mikro-orm/migrations';

/** When a dispatch location works and sends; null is the usual calendar of its country. */
class PlaceCalendars extends Migration {
  override up(): void {
    this.addSql('alter table dispatch_location add column calendar jsonb');
  }
}

export const placeCalendarsMigration = { name: '0043-place-calendars', class: PlaceCalendars };
