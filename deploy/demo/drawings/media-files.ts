import { allGroups } from '../catalog/all-groups.ts';
import { producerPlans, slugOf } from '../people/producers.ts';
import { homeBanner } from './banner.ts';
import type { DrawingKind } from './drawing-kinds.ts';
import { drawKind } from './draw-kind.ts';
import { Pen } from './pen.ts';
import { wordMark } from './word-marks.ts';

/** What a surface looks like; everything else is bare metal. */
const tints: Record<string, string> = {
  TiN: '#B4902F',
  TiAlN: '#6C5C86',
  AlCrN: '#5F6672',
  TiCN: '#7A6A74',
  ZrN: '#A89A55',
  steam: '#5A6470',
  nitriert: '#6B7078',
};

function sheet(width: number, height: number, title: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${inner}</svg>\n`;
}

function drawn(kind: DrawingKind, tint?: string): Pen {
  const pen = new Pen(tint);
  drawKind[kind](pen);
  return pen;
}

const isRound = new Set<DrawingKind>(['can', 'dial-gauge', 'micrometer', 'calliper', 'vice', 'square', 'gauge-block', 't-nut', 'feeler', 'collet', 'socket', 'belt']);
const hasSideView = /^(insert-|ring-gauge|die$|disc$|wheel$|side-cutter|saw-disc)/;

/** A square for cards: long tools lie aslant, those with two views show the first one only. */
function pictogram(kind: DrawingKind): string {
  const pen = drawn(kind);
  const place = hasSideView.test(kind)
    ? 'translate(-95 0) scale(0.92) translate(80 0)'
    : isRound.has(kind)
      ? 'translate(-13 80) scale(0.36)'
      : 'translate(80 80) rotate(-35) scale(0.36) translate(-240 0)';
  const shown = hasSideView.test(kind) ? `<g transform="translate(80 80) scale(0.78) translate(${kind === 'disc' ? -190 : kind === 'saw-disc' ? -200 : kind.startsWith('insert') || kind === 'ring-gauge' ? -170 : -180} 0)">${firstView(pen)}</g>` : `<g transform="${place}" stroke-width="3">${pen.toolMarkup()}</g>`;
  return sheet(160, 160, kind, pen.definitions() + shown);
}

/** Cuts the second view off. */
function firstView(pen: Pen): string {
  return `<clipPath id="first"><path d="M0 -100H286V100H0Z"/></clipPath><g clip-path="url(#first)">${pen.toolMarkup()}</g>`;
}

export function mediaFiles(): [path: string, svg: string][] {
  const files = new Map<string, string>();
  for (const kind of Object.keys(drawKind) as DrawingKind[]) {
    const pen = drawn(kind);
    const place = (markup: string) => `<g transform="translate(0 100)">${markup}</g>`;
    files.set(`drawings/${kind}.svg`, sheet(480, 200, kind, pen.definitions() + place(pen.markup())));
    files.set(`tools/${kind}.svg`, sheet(480, 200, kind, pen.definitions() + place(pen.toolMarkup())));
    files.set(`pictograms/${kind}.svg`, pictogram(kind));
  }
  for (const { drawing, options } of allGroups()) {
    for (const finish of options.flatMap((option) => (option.drawing ? [option.drawing.finish] : []))) {
      const pen = drawn(drawing, tints[finish]);
      files.set(`tools/${drawing}-${slugOf(finish)}.svg`, sheet(480, 200, drawing, `${pen.definitions()}<g transform="translate(0 100)">${pen.toolMarkup()}</g>`));
    }
  }
  for (const { id, name } of producerPlans) files.set(`marks/${slugOf(name)}.svg`, wordMark(id, name));
  files.set('banner.svg', homeBanner());
  return [...files];
}
