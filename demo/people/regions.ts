import type { PlaceCalendar } from '@werkbank/contracts/entities';

/** Cantons and German states of the places from which producers ship. */
const cities: Readonly<Record<string, readonly string[]>> = {
  AG: ['Aarau'],
  BE: ['Biel/Bienne', 'Thun', 'Burgdorf'],
  BL: ['Pratteln'],
  BS: ['Basel'],
  BW: ['Albstadt', 'Esslingen', 'Tuttlingen', 'Aalen', 'Lörrach', 'Göppingen', 'Mannheim', 'Ulm', 'Freiburg'],
  BY: ['Nürnberg'],
  GL: ['Glarus'],
  HE: ['Kassel'],
  JU: ['Delémont'],
  NE: ['Neuchâtel'],
  NI: ['Goslar', 'Göttingen'],
  NW: ['Remscheid', 'Wuppertal', 'Iserlohn', 'Velbert', 'Hagen', 'Solingen', 'Bielefeld'],
  SG: ['St. Gallen', 'Wil'],
  SH: ['Schaffhausen'],
  SN: ['Chemnitz'],
  SO: ['Grenchen', 'Olten'],
  TG: ['Frauenfeld'],
  TH: ['Schmalkalden', 'Suhl', 'Jena'],
  TI: ['Lugano'],
  VD: ['Lausanne'],
  ZG: ['Zug'],
  ZH: ['Winterthur', 'Schlieren'],
};

/** A place works from Monday to Friday, without the holidays of its region, and takes orders until the afternoon. */
export function calendarOfCity(city: string): PlaceCalendar {
  const found = Object.entries(cities).find(([, names]) => names.includes(city));
  return { region: found?.[0] ?? null, weekdays: [1, 2, 3, 4, 5], cutOff: '15:00', closedPeriods: [] };
}
