import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeBanner } from '../drawings/banner.ts';
import { mediaFiles } from './media-files.ts';

/** The first fault in an XML document; only the nesting of tags is checked. */
function faultOf(svg: string): string | null {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_tag, close, name: string, _attributes, empty) => {
      if (close) return open.pop() === name ? '' : `<${name} closes nothing`;
      if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) return `${open.join(', ')} stays open`;
  return rest.includes('<') ? `not a tag: ${rest.slice(rest.indexOf('<'), rest.indexOf('<') + 40)}` : null;
}

const banner = readFileSync(join(import.meta.dirname, '../../shell/public/banner.svg'), 'utf8');
const files = [...mediaFiles(), ['banner.svg', banner] as const];

describe('drawings', () => {
  it('comprise one drawing of each tool and 34 marks', () => {
    expect(files.filter(([path]) => path.startsWith('drawings/')).length).toBeGreaterThan(50);
    expect(files.filter(([path]) => path.startsWith('marks/'))).toHaveLength(34);
  });

  it("include the shell's banner, which exists without demo data too", () => {
    expect(banner).toBe(homeBanner());
  });

  it('are well-formed', () => {
    expect(files.map(([path, svg]) => [path, faultOf(svg)]).filter(([, fault]) => fault !== null)).toEqual(
      [],
    );
  });

  it('hold no script, style or external reference that a strict CSP would block', () => {
    const forbidden = /<script|<style|\sstyle=|\son[a-z]+=|href=|url\((?!#)|<foreignObject/i;
    expect(files.filter(([, svg]) => forbidden.test(svg)).map(([path]) => path)).toEqual([]);
  });

  it('hold only valid numbers', () => {
    expect(files.filter(([, svg]) => /NaN|undefined|Infinity/.test(svg)).map(([path]) => path)).toEqual([]);
  });

  it('stay small', () => {
    expect(
      files.filter(([, svg]) => svg.length > 40_000).map(([path, svg]) => `${path} ${svg.length}`),
    ).toEqual([]);
  });

  it('use only tones that read on white and on the dark surface', () => {
    const tones = new Set(
      files.flatMap(([path, svg]) =>
        path.startsWith('drawings/') ? (svg.match(/#[0-9A-F]{6}/gi) ?? []) : [],
      ),
    );
    for (const tone of tones) {
      expect(contrast(tone, '#FFFFFF')).toBeGreaterThanOrEqual(3);
      expect(contrast(tone, '#11181F')).toBeGreaterThanOrEqual(3);
    }
  });
});

function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(tone: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(tone.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
