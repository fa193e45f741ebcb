/** One run that somebody chose to record. */
export interface RecordedRun {
  readonly date: string;
  readonly commit: string;
  /** By what is compared; figures of the machine itself would say nothing about another one. */
  readonly ratios: Readonly<Record<string, number>>;
}
