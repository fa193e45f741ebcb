/** One recorded run. */
export interface RecordedRun {
  readonly date: string;
  readonly commit: string;
  /** Ratios by their name; absolute figures would not be comparable between machines. */
  readonly ratios: Readonly<Record<string, number>>;
}
