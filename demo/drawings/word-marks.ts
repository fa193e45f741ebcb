import { chance, chanceBetween } from '../chance/chance.ts';
import { polygon } from './discs.ts';
import { path, rounded } from './pen.ts';
import { strokeLetters } from './stroke-letters.ts';

/** Mid tones: each reads on white and on the dark surface. */
const colours = ['#2F7FC1', '#B4652A', '#3F8C66', '#8A6FB0', '#B5545C', '#5C7F96', '#8C7A2F', '#4C86A8'];
const letterColour = '#66788A';

/** Emblems of the word marks, on a field of 40 × 40 about the origin. */
const emblems: ((colour: string) => string)[] = [
  (colour) =>
    `<path d="${polygon(0, 0, 18, 6, Math.PI / 6)}" fill="none" stroke="${colour}" stroke-width="4"/><circle r="5" fill="${colour}"/>`,
  (colour) => `<path d="M-18 14L-4 -14L4 0L10 -8L18 14Z" fill="${colour}"/>`,
  (colour) =>
    `<circle r="17" fill="none" stroke="${colour}" stroke-width="4"/><path d="M-17 0C-6 -12 6 12 17 0" fill="none" stroke="${colour}" stroke-width="4"/>`,
  (colour) =>
    `<path d="M-16 -16H16V16H-16Z" fill="${colour}"/><path d="M-8 8L8 -8" stroke="#FFFFFF" stroke-width="4"/>`,
  (colour) =>
    `<path d="M-18 10L0 -16L18 10M-10 16L0 0L10 16" fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round"/>`,
  (colour) =>
    `<path d="M0 -18A18 18 0 0 1 18 0H8A8 8 0 0 0 0 -8ZM0 18A18 18 0 0 1 -18 0H-8A8 8 0 0 0 0 8Z" fill="${colour}"/>`,
  (colour) => `<path d="M-18 -12H18M-18 0H8M-18 12H14" stroke="${colour}" stroke-width="5" fill="none"/>`,
  (colour) =>
    `<path d="${polygon(0, 0, 19, 4, Math.PI / 2)}" fill="none" stroke="${colour}" stroke-width="4"/><path d="${polygon(0, 0, 8, 4, Math.PI / 2)}" fill="${colour}"/>`,
  (colour) =>
    `<path d="M-17 0A17 17 0 0 1 17 0Z" fill="${colour}"/><path d="M-17 9H17" stroke="${colour}" stroke-width="4"/>`,
];

/** The mark of an invented producer: emblem, name, and for some a line below. Drawn on 200 × 60. */
export function wordMark(id: number, name: string): string {
  const key = `mark ${name}`;
  const colour = colours[id % colours.length] ?? letterColour;
  const emblem = emblems[(id * 4 + Math.floor(id / 9)) % emblems.length] ?? emblems[0];
  const weight = [1.1, 1.5, 2, 2.4][chanceBetween(key, 0, 3)] ?? 1.5;
  const slant = chance(`${key} slant`) < 0.3 ? -9 : 0;
  const gap = chance(`${key} gap`) < 0.4 ? 4.6 : 3.2;
  let width = 0;
  const letters = name
    .toUpperCase()
    .split('')
    .map((letter) => {
      const [advance, d] = strokeLetters[letter] ?? [4, ''];
      const placed = `<path d="${d}" transform="translate(${rounded(width)} 0)"/>`;
      width += advance + gap;
      return placed;
    });
  width -= gap;
  const scale = Math.min(2.2, 136 / width);
  const underlined = chance(`${key} line`) < 0.25;
  const line = underlined
    ? `<path d="${path('M', 0, 15, 'H', width)}" stroke="${colour}" stroke-width="${weight}"/>`
    : '';
  const cap = chance(`${key} cap`) < 0.5 ? 'butt' : 'round';
  const lettering = `<g transform="translate(54 ${rounded(30 - (underlined ? 6.5 : 5) * scale)}) scale(${rounded(scale)}) skewX(${slant})" fill="none" stroke="${letterColour}" stroke-width="${weight}" stroke-linecap="${cap}" stroke-linejoin="round">${letters.join('')}${line}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60" width="200" height="60" role="img"><title>${name}</title><g transform="translate(26 30) scale(0.86)">${emblem?.(colour) ?? ''}</g>${lettering}</svg>\n`;
}
