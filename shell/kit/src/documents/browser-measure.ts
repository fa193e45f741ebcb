import type { Font, Measure } from '@werkbank/contracts/documents';

const family = '"Plex Sans"';
export const weights: Readonly<Record<Font, number>> = { regular: 400, medium: 500, semibold: 600 };
/** Large enough that rounding to whole pixels makes no difference. */
const probe = 200;

/** Width of words in the fonts of the page, once they are loaded. */
export async function browserMeasure(): Promise<Measure> {
  await Promise.all(Object.values(weights).map((weight) => document.fonts.load(`${weight} 1em ${family}`)));
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('words cannot be measured without a canvas');
  return {
    width: (text, font, size) => {
      context.font = `${weights[font]} ${probe}px ${family}`;
      return (context.measureText(text).width * size) / probe;
    },
    printable: (text) => text.normalize('NFC').replaceAll(/[^\n\P{C}]/gu, ''),
  };
}
