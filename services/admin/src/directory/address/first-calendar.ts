import { type PlaceCalendar, usualPlaceCalendar } from '@werkbank/contracts/entities';

/** A new dispatch location works on usual days but the holidays of its region. Without a region it has no calendar yet. */
export const firstCalendar = (region: string | null): PlaceCalendar | null =>
  region === null ? null : { ...usualPlaceCalendar, region };
