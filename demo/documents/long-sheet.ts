import type { PdfLine } from './plain-pdf.ts';

const page = (title: string, lines: readonly (readonly [left: string, right?: string])[]): PdfLine[] => [
  { text: title, size: 14, bold: true },
  { text: '', size: 6 },
  ...lines.flatMap(([left, right]): PdfLine[] => [
    { text: left, size: 9 },
    ...(right === undefined ? [] : [{ text: right, size: 9, indent: 80, sameLine: true }]),
  ]),
];

/** The pages after the first. An article's page must not show the last one. */
export const morePages: readonly (readonly PdfLine[])[] = [
  page('Schnittgeschwindigkeit / Cutting speed', [
    ['Baustahl bis 500 N/mm² / Structural steel', '30 m/min'],
    ['Vergütungsstahl bis 900 N/mm² / Heat-treatable steel', '20 m/min'],
    ['Rostfreier Stahl / Stainless steel', '12 m/min'],
    ['Grauguss / Grey cast iron', '25 m/min'],
    ['Aluminium / Aluminium', '60 m/min'],
  ]),
  page('Vorschub je Umdrehung / Feed per revolution', [
    ['Durchmesser bis 2 mm / Diameter up to 2 mm', '0,03 mm'],
    ['bis 5 mm', '0,10 mm'],
    ['bis 8 mm', '0,16 mm'],
    ['bis 12 mm', '0,22 mm'],
  ]),
  page('Verpackung / Packaging', [['In Kunststoffhülsen zu 10 Stück / In plastic tubes of 10']]),
  page('Sicherheit / Safety', [
    ['Schutzbrille tragen, Werkstück spannen. / Wear goggles, clamp the workpiece.'],
    ['Späne nie mit der Hand entfernen. / Never remove chips by hand.'],
  ]),
  page('Impressum / Imprint', [['Muster der Demodaten. / Specimen of the demo data.']]),
];
