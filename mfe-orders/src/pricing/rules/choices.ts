/** Those of the values in a list of the address that are offered. */
export function knownChoices<V extends string>(text: string, choices: readonly V[]): V[] {
  const asked = text.split(',');
  return choices.filter((one) => asked.includes(one));
}
