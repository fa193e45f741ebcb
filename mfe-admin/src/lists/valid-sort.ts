import { type Sort, sortText } from '@werkbank/kit/columns';

/** What the address asks for, if the service knows it: a link from elsewhere must open, whatever stands in it. */
export function validSort<S extends string>(sort: Sort | undefined, sorts: readonly S[]): { sort?: S } {
  const asked = sortText(sort);
  const known = sorts.find((one) => one === asked);
  return known === undefined ? {} : { sort: known };
}

/** One of the values that are offered, or none. */
export function knownChoice<V extends string>(text: string, choices: readonly V[]): V | '' {
  return choices.find((one) => one === text) ?? '';
}

/** Those of the values in a list of the address that are offered. */
export function knownChoices<V extends string>(text: string, choices: readonly V[]): V[] {
  const asked = text.split(',');
  return choices.filter((one) => asked.includes(one));
}
