/** What pdf.js asks for where a document needs it: signs that every system writes differently, and two kinds of scans. */
const files: Readonly<Record<string, URL>> = {
  'FoxitSymbol.pfb': new URL('pdfjs-dist/standard_fonts/FoxitSymbol.pfb', import.meta.url),
  'FoxitDingbats.pfb': new URL('pdfjs-dist/standard_fonts/FoxitDingbats.pfb', import.meta.url),
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url),
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url),
};

/** Answers them by their hashed addresses; pdf.js itself only knows a folder and the names in it. */
export class EngineFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const file = files[filename];
    if (!file) throw new Error(`${filename} is not among the files for documents`);
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(`${filename} was answered with ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
