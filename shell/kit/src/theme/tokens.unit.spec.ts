import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColorName, colors, tokenStylesheet } from './tokens';

const grounds: readonly ColorName[] = ['paper', 'surface'];
const texts: readonly ColorName[] = ['ink', 'steel', 'action', 'signal', 'good', 'bad'];
const pairs: readonly (readonly [text: ColorName, ground: ColorName])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['ink', 'raised'],
  ['steel', 'raised'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['action', 'action-soft'],
  ['ink', 'action-soft'],
  ['signal', 'signal-soft'],
  ['ink', 'signal-soft'],
  ['good', 'good-soft'],
  ['bad', 'bad-soft'],
];

describe('tokens', () => {
  it('are those of tokens.css, which tokenStylesheet writes', () => {
    const file = join(process.cwd(), 'shell/kit/src/theme/tokens.css');
    expect(readFileSync(file, 'utf8')).toBe(tokenStylesheet());
  });

  it.each(pairs)('%s on %s can be read in light and in dark', (text, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colors[text][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(grounds)('the edge of a control can be seen on %s', (ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(colors['line-strong'][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(3);
    }
  });
});

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
