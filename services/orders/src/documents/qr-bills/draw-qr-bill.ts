import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '@werkbank/contracts/localization';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';

const require = createRequire(import.meta.url);
const family = 'Liberation Sans';
/** Banks' scanners are made for four families of letters; this is the free one of them. */
const letters = {
  [family]: readFileSync(require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')),
  [`${family}-Bold`]: readFileSync(require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf')),
};

/** Draws the payment part and the receipt to tear off, at the foot of the page that is being drawn. */
export function drawQrBill(pdf: PDFKit.PDFDocument, bill: Data, language: Language, y: number): void {
  for (const [name, file] of Object.entries(letters)) pdf.registerFont(name, file);
  pdf.save();
  // It looks for the room that is left below where something was written last.
  pdf.y = 0;
  pdf.fillColor('#000000');
  new SwissQRBill(bill, { fontName: family, language: language === 'de' ? 'DE' : 'EN' }).attachTo(pdf, 0, y);
  pdf.restore();
}
