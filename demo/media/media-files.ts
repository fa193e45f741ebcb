import { allGroups } from '../catalog/all-groups.ts';
import { producerPlans, slugOf } from '../people/producers.ts';
import { pictogram } from '../drawings/pictograms.ts';
import { sheet } from '../drawings/sheet.ts';
import type { DrawingKind } from '../drawings/drawing-kinds.ts';
import { drawKind } from '../drawings/draw-kind.ts';
import { Pen } from '../drawings/pen.ts';
import { wordMark } from '../drawings/word-marks.ts';

/** Colours of coated surfaces; all others are bare metal. */
const tints: Record<string, string> = {
  TiN: '#B4902F',
  TiAlN: '#6C5C86',
  AlCrN: '#5F6672',
  TiCN: '#7A6A74',
  ZrN: '#A89A55',
  steam: '#5A6470',
  nitriert: '#6B7078',
};

function drawn(kind: DrawingKind, tint?: string): Pen {
  const pen = new Pen(tint);
  drawKind[kind](pen);
  return pen;
}

export function mediaFiles(): [path: string, svg: string][] {
  const files = new Map<string, string>();
  for (const kind of Object.keys(drawKind) as DrawingKind[]) {
    const pen = drawn(kind);
    const place = (markup: string) => `<g transform="translate(0 110)">${markup}</g>`;
    files.set(`drawings/${kind}.svg`, sheet(480, 220, kind, pen.definitions() + place(pen.markup())));
    files.set(`tools/${kind}.svg`, sheet(480, 220, kind, pen.definitions() + place(pen.toolMarkup())));
    files.set(`pictograms/${kind}.svg`, pictogram(kind, pen));
  }
  for (const { drawing, options } of allGroups()) {
    for (const finish of options.flatMap((option) => (option.drawing ? [option.drawing.finish] : []))) {
      const pen = drawn(drawing, tints[finish]);
      files.set(
        `tools/${drawing}-${slugOf(finish)}.svg`,
        sheet(
          480,
          220,
          drawing,
          `${pen.definitions()}<g transform="translate(0 110)">${pen.toolMarkup()}</g>`,
        ),
      );
    }
  }
  for (const { id, name } of producerPlans) files.set(`marks/${slugOf(name)}.svg`, wordMark(id, name));
  return [...files];
}
