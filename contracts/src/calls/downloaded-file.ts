/** A file that was answered as it is. */
export interface DownloadedFile {
  fileName: string;
  content: Blob;
}
