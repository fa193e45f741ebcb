/** JSON as the formatter writes it: short lists on one line. */
export const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\s+("[^\]{}]*")\s+\]/g, (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, ' ')}]`)}\n`;
