/** Reasons that refuse a whole file. */
export type UnreadableReason =
  | 'UnknownKind'
  | 'EmptyFile'
  | 'UnknownEncoding'
  | 'BrokenXml'
  | 'UsesDeclaredEntity'
  | 'ElementTooLarge'
  | 'NestedTooDeep'
  | 'NotABmecat'
  | 'BrokenTable'
  | 'NoTable'
  | 'CellTooLarge'
  | 'TooManyColumns'
  | 'BrokenWorkbook'
  | 'TextsTooLarge'
  | 'BrokenZip'
  | 'ZipEncrypted'
  | 'ZipPathClimbs'
  | 'ZipTooLarge'
  | 'ZipNested'
  | 'NoCatalogueInZip'
  | 'SeveralCataloguesInZip';

const longestDetail = 200;

/** A file whose rest is unreadable. Records before that place stay valid. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: UnreadableReason,
    /** The entity, the path or the parser's own message. */
    readonly detail = '',
    readonly line?: number,
  ) {
    super([reason, detail].filter((part) => part !== '').join(': '));
  }

  /** The part that the import keeps. */
  get failure(): { code: UnreadableReason; line?: number; detail?: string } {
    return {
      code: this.reason,
      ...(this.line !== undefined && { line: this.line }),
      ...(this.detail !== '' && { detail: this.detail.slice(0, longestDetail) }),
    };
  }
}
