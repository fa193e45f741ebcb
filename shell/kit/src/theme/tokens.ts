/** A colour in its light and its dark role; every pair of text on ground keeps 4.5:1 or more in both. */
type Pair = readonly [light: string, dark: string];

/** The only literal colours of the front end. CSS reads them as `var(--wb-<name>)`, antd through its theme. */
export const colors = {
  ink: ['#1f2933', '#e4e9ee'],
  steel: ['#52606d', '#a3b1bf'],
  line: ['#d9e0e7', '#2d3944'],
  'line-strong': ['#7b8794', '#6e7d8c'],
  paper: ['#f5f7fa', '#11181f'],
  surface: ['#ffffff', '#182129'],
  raised: ['#eef2f6', '#212c36'],
  action: ['#0b5fa5', '#6cb3f0'],
  'action-strong': ['#084a82', '#93c8f6'],
  'action-soft': ['#e6f0f8', '#16304a'],
  'on-action': ['#ffffff', '#0d1620'],
  signal: ['#c2410c', '#fb9a5b'],
  'signal-soft': ['#fdf0e8', '#3a2213'],
  good: ['#1b7f4d', '#5cc792'],
  'good-soft': ['#eef8f2', '#14301f'],
  bad: ['#b42318', '#f58d84'],
  'bad-soft': ['#fcebe9', '#3b1a17'],
  veil: ['rgb(31 41 51 / 45%)', 'rgb(5 9 13 / 65%)'],
  edge: ['rgb(31 41 51 / 16%)', 'rgb(0 0 0 / 60%)'],
} as const satisfies Record<string, Pair>;

export type ColorName = keyof typeof colors;

/** Sizes on a 4 px grid, type as size/line. */
export const sizes = {
  grid: '4px',
  row: '36px',
  control: '32px',
  radius: '3px',
  header: '56px',
  'left-column': '248px',
  'right-column': '264px',
  content: '1440px',
  'text-caption': '12px',
  'text-table': '13px',
  'text-base': '14px',
  'text-title': '20px',
  'text-home': '28px',
  'line-caption': '16px',
  'line-table': '18px',
  'line-base': '20px',
  'line-title': '28px',
  'line-home': '36px',
  motion: '120ms',
} as const;

/** On a phone the header has a second line for the search. */
const narrow = { below: '600px', header: '100px' } as const;

export const fonts = {
  sans: "'Plex Sans', 'Plex Sans Stand-In', 'Plex Sans Wide Stand-In', system-ui, sans-serif",
  mono: "'Plex Mono', ui-monospace, 'Cascadia Mono', monospace",
} as const;

/** Stylesheet with every token. A test compares it with `tokens.css`. */
export function tokenStylesheet(): string {
  const lines = [
    ...Object.entries(colors).map(([name, [light, dark]]) => `--wb-${name}: light-dark(${light}, ${dark});`),
    ...Object.entries(sizes).map(([name, value]) => `--wb-${name}: ${value};`),
    ...Object.entries(fonts).map(([name, value]) => `--wb-font-${name}: ${value};`),
  ];
  return `/* Written from tokens.ts. */\n:root {\n  color-scheme: light dark;\n${lines.map((line) => `  ${line}\n`).join('')}}\n\n:root[data-theme='light'] {\n  color-scheme: light;\n}\n\n:root[data-theme='dark'] {\n  color-scheme: dark;\n}\n\n@media (width < ${narrow.below}) {\n  :root {\n    --wb-header: ${narrow.header};\n  }\n}\n`;
}
