/**
 * Draws like a drawing office: outlines, thin lines, dash-dotted centre lines, hatching and dimensions with letters.
 * Only presentation attributes, so that the strictest Content-Security-Policy lets it through, and mid tones, so that
 * it reads on white and on the dark surface alike. The y axis is the tool's axis; up is negative.
 */
export const ink = {
  outline: '#66788A',
  thin: '#7F90A0',
  dimension: '#2F7FC1',
  metal: '#8295A6',
} as const;

const font = 'IBM Plex Sans, Inter, Helvetica, Arial, sans-serif';

export function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** SVG path data out of commands and numbers. */
export function path(...parts: (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? rounded(part) : part)).join(' ');
}

/** A letter on the axis would be struck through by the centre line. */
function offAxis(y: number): number {
  return Math.abs(y) < 8 ? y - 6 : y + 4;
}

export class Pen {
  private readonly tool: string[] = [];
  private readonly dimensions: string[] = [];
  /** The dimension letters that were set so far. */
  readonly letters = new Set<string>();
  private readonly tint: string;

  constructor(tint: string = ink.metal) {
    this.tint = tint;
  }

  /** A visible edge with a surface: round parts are shaded across the axis. */
  body(d: string, surface: 'round' | 'flat' | 'dark' = 'round'): this {
    const fill =
      surface === 'round'
        ? 'fill="url(#round)"'
        : `fill="${this.tint}" fill-opacity="${surface === 'flat' ? 0.2 : 0.42}"`;
    this.tool.push(
      `<path d="${d}" ${fill} stroke="${ink.outline}" stroke-width="1.6" stroke-linejoin="round"/>`,
    );
    return this;
  }

  /** A darker surface without an edge, such as a flute. */
  shade(d: string, opacity = 0.3): this {
    this.tool.push(`<path d="${d}" fill="${this.tint}" fill-opacity="${opacity}"/>`);
    return this;
  }

  edge(d: string): this {
    this.tool.push(
      `<path d="${d}" fill="none" stroke="${ink.outline}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    return this;
  }

  thin(d: string): this {
    this.tool.push(
      `<path d="${d}" fill="none" stroke="${ink.thin}" stroke-width="0.8" stroke-linecap="round"/>`,
    );
    return this;
  }

  /** A cut surface. */
  section(d: string): this {
    this.tool.push(
      `<path d="${d}" fill="url(#hatch)" stroke="${ink.outline}" stroke-width="1.6" stroke-linejoin="round"/>`,
    );
    return this;
  }

  centre(x1: number, x2: number, y = 0): this {
    this.dimensions.push(
      `<path d="${path('M', x1, y, 'H', x2)}" fill="none" stroke="${ink.thin}" stroke-width="0.7" stroke-dasharray="14 3 2 3"/>`,
    );
    return this;
  }

  centreVertical(x: number, y1: number, y2: number): this {
    this.dimensions.push(
      `<path d="${path('M', x, y1, 'V', y2)}" fill="none" stroke="${ink.thin}" stroke-width="0.7" stroke-dasharray="14 3 2 3"/>`,
    );
    return this;
  }

  /** A length: `y` is where the dimension line lies, `from` where the edges are that it measures. */
  length(letter: string, x1: number, x2: number, y: number, from: [number, number] = [0, 0]): this {
    const beyond = Math.sign(y - from[0]) * 4;
    this.dimensions.push(
      this.dimensionLine(
        path('M', x1, from[0], 'V', y + beyond, 'M', x2, from[1], 'V', y + beyond, 'M', x1, y, 'H', x2),
      ),
      this.arrow(x1, y, 'left'),
      this.arrow(x2, y, 'right'),
      this.letter(letter, (x1 + x2) / 2, y - 5),
    );
    return this;
  }

  /** A height or diameter: `x` is where the dimension line lies. Small ones are measured from outside. */
  height(letter: string, y1: number, y2: number, x: number, from: [number, number] = [x, x]): this {
    const small = Math.abs(y2 - y1) < 26;
    const beyond = (start: number) => (x === start ? x : x + Math.sign(x - start) * 4);
    const extensions = path('M', from[0], y1, 'H', beyond(from[0]), 'M', from[1], y2, 'H', beyond(from[1]));
    const line = small ? path('M', x, y1 - 16, 'V', y1, 'M', x, y2, 'V', y2 + 16) : path('M', x, y1, 'V', y2);
    this.dimensions.push(
      this.dimensionLine(`${extensions} ${line}`),
      this.arrow(x, y1, small ? 'down' : 'up'),
      this.arrow(x, y2, small ? 'up' : 'down'),
      small ? this.letter(letter, x + 9, y1 - 8) : this.letter(letter, x - 9, offAxis((y1 + y2) / 2)),
    );
    return this;
  }

  /** A letter at the end of a leader. */
  leader(letter: string, x: number, y: number, toX: number, toY: number): this {
    this.dimensions.push(
      this.dimensionLine(path('M', x, y, 'L', toX, toY)),
      this.dot(x, y),
      this.letter(letter, toX + Math.sign(toX - x) * 9, toY + 4),
    );
    return this;
  }

  /** An angle between two directions (degrees, 0 to the right, growing downwards). */
  angle(letter: string, x: number, y: number, radius: number, from: number, to: number): this {
    const at = (degrees: number) =>
      [
        x + radius * Math.cos((degrees * Math.PI) / 180),
        y + radius * Math.sin((degrees * Math.PI) / 180),
      ] as const;
    const [[x1, y1], [x2, y2], [xm, ym]] = [at(from), at(to), at((from + to) / 2)];
    this.dimensions.push(
      this.dimensionLine(
        path('M', x1, y1, 'A', radius, radius, 0, Math.abs(to - from) > 180 ? 1 : 0, 1, x2, y2),
      ),
      this.letter(letter, x + (xm - x) * 1.25, y + (ym - y) * 1.25 + 4),
    );
    return this;
  }

  private dimensionLine(d: string): string {
    return `<path d="${d}" fill="none" stroke="${ink.dimension}" stroke-width="0.8"/>`;
  }

  private arrow(x: number, y: number, to: 'left' | 'right' | 'up' | 'down'): string {
    const [length, half] = [8, 1.7];
    const back = { left: [length, 0], right: [-length, 0], up: [0, length], down: [0, -length] }[to];
    const [dx = 0, dy = 0] = back;
    const [nx, ny] = dx === 0 ? [half, 0] : [0, half];
    return `<path d="${path('M', x, y, 'L', x + dx + nx, y + dy + ny, 'L', x + dx - nx, y + dy - ny, 'Z')}" fill="${ink.dimension}"/>`;
  }

  private dot(x: number, y: number): string {
    return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="1.6" fill="${ink.dimension}"/>`;
  }

  /** d1 is set as d with a small 1 below, as standards print it. */
  private letter(name: string, x: number, y: number): string {
    this.letters.add(name);
    const [, start = name, index] = /^([a-z])(\d)$/.exec(name) ?? [];
    const below =
      index === undefined ? '' : `<tspan font-size="9" dy="3" font-style="normal">${index}</tspan>`;
    return `<text x="${rounded(x)}" y="${rounded(y)}" font-family="${font}" font-size="14" font-style="italic" font-weight="500" text-anchor="middle" fill="${ink.dimension}">${start}${below}</text>`;
  }

  toolMarkup(): string {
    return this.tool.join('');
  }

  markup(): string {
    return this.tool.join('') + this.dimensions.join('');
  }

  definitions(): string {
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${this.tint}" stop-opacity="${opacity}"/>`;
    return `<defs><linearGradient id="round" x1="0" y1="0" x2="0" y2="1">${stop(0, 0.5)}${stop(0.3, 0.1)}${stop(0.62, 0.26)}${stop(1, 0.62)}</linearGradient><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="${ink.thin}" stroke-width="0.9"/></pattern></defs>`;
  }
}
