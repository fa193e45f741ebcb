export interface SavedFile {
  readonly name: string;
  readonly text: Promise<string>;
}

/** Records the files that the page saves, in an empty list. */
export function keepSavedFiles(saved: SavedFile[]): void {
  saved.length = 0;
  let content = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => {
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.readAsText(content);
    saved.push({ name: this.download, text });
  };
}
