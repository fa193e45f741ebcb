export { calendarOf, comingCalendarOf, holidaysOf, type Place } from './calendar-of-place.js';
