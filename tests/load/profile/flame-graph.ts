import { escapeXml } from '../figures/escape-xml.ts';
import type { CpuProfile } from './cpu-profile.ts';

const isIdle = (name: string): boolean => name === '(idle)' || name === '(program)';
const nameOf = ({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string =>
  `${functionName || '(anonymous)'} ${url.split('/').slice(-3).join('/')}${url ? `:${lineNumber + 1}` : ''}`;

/** Self time of each node in microseconds. */
function ownTimes({ samples, timeDeltas }: CpuProfile): Map<number, number> {
  const own = new Map<number, number>();
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  return own;
}

/** Self time of each function as a share of the busy time, in descending order. */
export function selfTimes(profile: CpuProfile): { name: string; share: number }[] {
  const own = ownTimes(profile);
  const byName = new Map<string, number>();
  let busy = 0;
  for (const { id, callFrame } of profile.nodes) {
    const time = own.get(id) ?? 0;
    if (time === 0 || isIdle(callFrame.functionName)) continue;
    busy += time;
    const name = nameOf(callFrame);
    byName.set(name, (byName.get(name) ?? 0) + time);
  }
  return [...byName]
    .map(([name, time]) => ({ name, share: time / busy }))
    .toSorted((a, b) => b.share - a.share);
}

interface Bar {
  name: string;
  time: number;
  below: Map<string, Bar>;
}

/** Merges calls with the same stack into one bar. */
function tree(profile: CpuProfile): Bar {
  const own = ownTimes(profile);
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const add = (id: number, bar: Bar): number => {
    const node = nodes.get(id);
    if (!node || isIdle(node.callFrame.functionName)) return 0;
    const name = nameOf(node.callFrame);
    const here = bar.below.get(name) ?? { name, time: 0, below: new Map() };
    bar.below.set(name, here);
    const time = (own.get(id) ?? 0) + (node.children ?? []).reduce((sum, child) => sum + add(child, here), 0);
    here.time += time;
    return time;
  };
  const root: Bar = { name: 'all', time: 0, below: new Map() };
  const [first] = profile.nodes;
  root.time = (first?.children ?? []).reduce((sum, child) => sum + add(child, root), 0);
  return root;
}

const [width, height, thinnest] = [1600, 17, 0.6];
const hueOf = (name: string): number => (name.includes('node_modules') || name.includes('node:') ? 205 : 30);

/** Callers are above their callees; the width is the time. */
export function flameGraph(profile: CpuProfile, title: string): string {
  const root = tree(profile);
  const bars: string[] = [];
  let deepest = 0;
  const draw = (bar: Bar, x: number, depth: number): void => {
    const wide = (bar.time / root.time) * width;
    if (!(wide >= thinnest)) return;
    deepest = Math.max(deepest, depth);
    const text = `${bar.name}, ${((bar.time / root.time) * 100).toFixed(1)} %`;
    const y = 24 + depth * height;
    bars.push(
      `<g><title>${escapeXml(text)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${height - 1}" fill="hsl(${hueOf(bar.name)} 70% ${68 + (depth % 3) * 5}%)"/>${
        wide > 40
          ? `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escapeXml(text.slice(0, Math.floor(wide / 6.2)))}</text>`
          : ''
      }</g>`,
    );
    let at = x;
    for (const child of [...bar.below.values()].toSorted((a, b) => b.time - a.time)) {
      draw(child, at, depth + 1);
      at += (child.time / root.time) * width;
    }
  };
  draw(root, 0, 0);
  const tall = 24 + (deepest + 1) * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" font-family="monospace" font-size="10"><rect width="100%" height="100%" fill="#fff"/><text x="3" y="14">${escapeXml(title)}</text>${bars.join('')}</svg>\n`;
}
