import { escapeXml } from '../figures/escape-xml.ts';
import type { RecordedRun } from './recorded-run.ts';

const [wide, tall, left, gap] = [420, 90, 10, 34];
const perRow = 3;

/** A small chart from zero for each ratio, with its latest value. */
export function drawHistory(runs: readonly RecordedRun[]): string {
  const names = [...new Set(runs.flatMap(({ ratios }) => Object.keys(ratios)))];
  const charts = names.map((name, at) => {
    const values = runs.map(({ ratios }) => ratios[name]);
    const x = (at % perRow) * (wide + 2 * left);
    const y = Math.floor(at / perRow) * (tall + gap);
    return `<g transform="translate(${x + left} ${y + gap})">${chart(name, values)}</g>`;
  });
  const height = Math.ceil(names.length / perRow) * (tall + gap) + 10;
  const width = perRow * (wide + 2 * left);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${charts.join('')}</svg>\n`;
}

function chart(name: string, values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  const highest = Math.max(...known) * 1.1;
  const points = values.flatMap((value, run) =>
    value === undefined
      ? []
      : [
          {
            x: values.length === 1 ? wide / 2 : (run / (values.length - 1)) * wide,
            y: tall * (1 - value / highest),
          },
        ],
  );
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const dots = points.map(
    ({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="#0b5cad"/>`,
  );
  return `<text y="-6">${escapeXml(name)}: ${known.at(-1)} ×</text><rect width="${wide}" height="${tall}" fill="#f4f6f8"/><polyline points="${path}" fill="none" stroke="#0b5cad" stroke-width="2"/>${dots.join('')}`;
}
