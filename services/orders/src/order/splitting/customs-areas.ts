/** Groups of countries with free movement of goods; the configuration replaces it. */
export type CustomsAreas = readonly (readonly string[])[];
export const usualCustomsAreas: CustomsAreas = [
  ['DE', 'AT'],
  ['CH', 'LI'],
];

export function sameCustomsArea(areas: CustomsAreas, one: string, other: string): boolean {
  return one === other || areas.some((area) => area.includes(one) && area.includes(other));
}
