import { addWorkingDays, orderDay, type WorkCalendar } from '@werkbank/contracts/calendar';
import { calendarOf, type Place } from '@werkbank/platform/working-days';

/** Days on which goods leave if they are ordered at one instant. Each day of a place is computed once. */
export class ShipmentDays {
  private readonly places = new Map<number, { calendar: WorkCalendar; orderDay: string }>();
  private readonly days = new Map<string, string>();

  constructor(private readonly orderedAt: Date) {}

  /** From stock, goods leave on the working day after that of the order. */
  fromStock(place: Place & { id: number }): string {
    return this.after(place, 1);
  }

  after(place: Place & { id: number }, workingDays: number): string {
    const key = `${place.id} ${workingDays}`;
    const known = this.days.get(key);
    if (known !== undefined) return known;
    const { calendar, orderDay: from } = this.placeOf(place);
    const day = addWorkingDays(from, workingDays, calendar);
    this.days.set(key, day);
    return day;
  }

  private placeOf(place: Place & { id: number }) {
    const known = this.places.get(place.id);
    if (known) return known;
    const calendar = calendarOf(place);
    const found = { calendar, orderDay: orderDay(this.orderedAt, calendar) };
    this.places.set(place.id, found);
    return found;
  }
}
