/** A customer's own article numbers. */
export const ownNumberLimits = {
  number: 40,
  ofCompany: 10_000,
  fileBytes: 2 * 1024 * 1024,
  /** Rows of a file with something in them: the numbers, a head and what stands above it. */
  rows: 10_050,
  /** Rows that an answer names if a file is refused. */
  misfits: 50,
} as const;
