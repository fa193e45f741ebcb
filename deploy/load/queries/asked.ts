/** What came of asking for some pages in turn for a while. */
export interface Asked {
  readonly requests: number;
  /** The middle time of each page; apart, because a middle of dear and cheap pages together would be neither. */
  readonly mediansMs: readonly number[];
}
