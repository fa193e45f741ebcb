/** Lists of articles that people of a company save. */
export const savedListLimits = {
  name: 100,
  lines: 1_000,
  ofCompany: 500,
} as const;
