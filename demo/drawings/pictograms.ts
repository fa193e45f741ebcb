import type { DrawingKind } from './drawing-kinds.ts';
import type { Pen } from './pen.ts';
import { sheet } from './sheet.ts';

interface Place {
  /** The point of the drawing that becomes the centre. */
  x: number;
  y?: number;
  scale: number;
  turn?: number;
  /** Cuts the second view off. */
  until?: number;
}

/** Long tools lie aslant from corner to corner. */
const aslant: Place = { x: 240, scale: 0.4, turn: -40 };
const firstView = (x: number, scale: number, until = 296): Place => ({ x, scale, until });

const places: Partial<Record<DrawingKind, Place>> = {
  die: firstView(180, 0.82),
  disc: firstView(190, 0.78),
  wheel: firstView(180, 0.8),
  'saw-disc': firstView(200, 0.78),
  'side-cutter': firstView(180, 0.88),
  'ring-gauge': firstView(170, 0.86),
  'insert-c': firstView(170, 0.9),
  'insert-d': firstView(170, 0.66),
  'insert-s': firstView(170, 1.1),
  'insert-t': firstView(184, 0.84),
  'insert-v': firstView(170, 0.6),
  'insert-w': firstView(170, 1),
  'insert-r': firstView(170, 1),
  collet: firstView(209, 0.6, 330),
  socket: firstView(195, 0.62, 310),
  'shell-mill': { x: 220, scale: 0.84, turn: -20 },
  'hex-key': { x: 248, y: 0, scale: 0.36 },
  can: { x: 240, scale: 0.74 },
  'dial-gauge': { x: 200, y: 4, scale: 0.76 },
  micrometer: { x: 254, y: 30, scale: 0.36 },
  calliper: { x: 246, y: 14, scale: 0.34 },
  vice: { x: 251, y: 14, scale: 0.35 },
  square: { x: 255, scale: 0.66 },
  'gauge-block': { x: 240, y: -9, scale: 0.54 },
  't-nut': { x: 205, y: 15, scale: 0.74 },
  feeler: { x: 236, y: -10, scale: 0.42 },
  clamp: { x: 240, scale: 0.4, turn: -20 },
  belt: { x: 230, scale: 0.4, turn: -20 },
  countersink: { x: 207, scale: 0.5, turn: -40 },
  'step-drill': { x: 233, scale: 0.42, turn: -40 },
  'hole-saw': { x: 231, scale: 0.42, turn: -40 },
};

/** A square for cards; its lines keep their width however small it is shown. */
export function pictogram(kind: DrawingKind, pen: Pen): string {
  const { x, y = 0, scale, turn = 0, until } = places[kind] ?? aslant;
  const lines = pen
    .toolMarkup()
    .replaceAll('stroke-width="1.6"', 'vector-effect="non-scaling-stroke" stroke-width="1.2"')
    .replaceAll('stroke-width="0.8"', 'vector-effect="non-scaling-stroke" stroke-width="0.6"');
  const clip =
    until === undefined ? '' : `<clipPath id="view"><path d="M0 -110H${until}V110H0Z"/></clipPath>`;
  const cut = until === undefined ? lines : `<g clip-path="url(#view)">${lines}</g>`;
  const place = `translate(80 80) rotate(${turn}) scale(${scale}) translate(${-x} ${-y})`;
  return sheet(160, 160, kind, `${pen.definitions()}${clip}<g transform="${place}">${cut}</g>`);
}
