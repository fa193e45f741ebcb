import type { LeftOut } from '../read-file/left-out.js';
import type { SentHeader } from '../read-file/sent-article.js';

/** Facts about the whole file by which its articles are understood. */
export interface UnderstandingContext {
  header: Pick<SentHeader, 'language' | 'currency' | 'decimalSign'>;
  /** Choices of the user for fields that the file lacks. */
  defaults: { currency?: string | undefined };
  leftOut: LeftOut;
}
