const kibi = 1024;
const mebi = 1024 * kibi;
const gibi = 1024 * mebi;

/** The largest input of the readers. All limits for files are here. */
export const caps = {
  /** A whole XML element is held in memory. An article with 2,300 media has a tenth of this. */
  elementCharacters: 32 * mebi,
  /** An element without text takes memory as well. */
  charactersPerElement: 64,
  depth: 100,
  namesOfElements: 5_000,
  countedNames: 2_000,

  cellCharacters: 64 * kibi,
  lineCharacters: 8 * mebi,
  columns: 2_000,
  /** Rows above the heads: a letterhead, the title of a list. */
  rowsBeforeHead: 50,
  /** Empty rows of a sheet above its first one with text. */
  rowsBeforeFirst: 10_000,
  /** Shared texts of a workbook are held in memory, one byte for each ASCII letter. */
  sharedTextBytes: 512 * mebi,
  sheets: 100,

  zipDirectoryBytes: 64 * mebi,
  zipEntries: 200_000,
  unpackedBytes: 20 * gibi,
  /** Deflate reaches 1,032. XML of articles stays below 60. */
  unpackedRatio: 200,
  /** Smaller entries may have any ratio. */
  bytesOfAnyRatio: 64 * mebi,

  /** Heap of the reading thread. Shared texts of a workbook are outside of it. */
  threadMebibytes: 320,

  groups: 200_000,
  numberCharacters: 100,
  nameCharacters: 500,
  textCharacters: 50_000,
  keywords: 100,
  featuresOfArticle: 10_000,
  mediaOfArticle: 5_000,

  /** 10 million in whole cents. */
  highestPrice: 1_000_000_000,
  highestQuantity: 1_000_000_000,
  longestLeadTimeDays: 3_650,
  heaviestGrams: 100_000_000,
} as const;
