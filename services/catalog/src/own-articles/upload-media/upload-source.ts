const uploadSource = /^upload\/([0-9a-f]{64})\//;

/** An article's reference to an uploaded file: the id of its content, with the name for people. */
export const uploadSourceOf = (mediaId: string, fileName: string): string =>
  `upload/${mediaId}/${fileName.replaceAll(/[\\/]/g, '_')}`;

/** The medium that a source names; undefined for addresses and files of imports. */
export const mediumInUpload = (source: string): string | undefined => uploadSource.exec(source)?.[1];

/** The name of a file for people. */
export const nameIn = (source: string): string => source.split(/[\\/]/).at(-1) ?? source;
