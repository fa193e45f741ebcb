import { saveFile } from './save-file';

/** Hands a table to the browser, which saves it under its name. */
export function saveText(fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: 'text/csv;charset=utf-8' }));
}
