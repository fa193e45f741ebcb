import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm';
import { numberOfCode } from './number-of-code';

// By default the library fetches its program from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => program } });

/** The article number of a GTIN or Code 128 in a picture; undefined without one. */
export async function readNumber(picture: ImageData): Promise<string | undefined> {
  const [code] = await readBarcodes(picture, {
    formats: ['EANUPC', 'Code128'],
    textMode: 'HRI',
    maxNumberOfSymbols: 1,
  });
  return code && numberOfCode({ text: code.text, isGs1: code.contentType === 'GS1' });
}
