import type { MaterialGroupKey } from '../catalog/material-groups.ts';
import type { Trade } from '../people/producers.ts';

const materials: Record<Trade, MaterialGroupKey[]> = {
  drilling: ['drills-hss', 'drills-hsse', 'drills-carbide', 'drills-special', 'countersinks'],
  threading: ['taps', 'hand-taps', 'forming-taps', 'dies'],
  milling: ['mills-hss', 'mills-carbide', 'mills-arbor'],
  reaming: ['reamers-hss', 'reamers-carbide'],
  turning: ['inserts', 'holders'],
  measuring: ['callipers', 'gauges', 'gauge-blocks'],
  clamping: ['toolholders', 'collets', 'workholding'],
  hand: ['hex-keys', 'wrenches', 'sockets', 'screwdrivers', 'torque', 'pliers', 'striking'],
  sawing: ['saws', 'files', 'burrs'],
  grinding: ['cutting-discs', 'grinding-wheels', 'coated-abrasives'],
  fluids: ['fluids'],
};

/** The material groups in which producers of these trades have articles. */
export function tradeMaterials(trades: readonly Trade[]): MaterialGroupKey[] {
  return trades.flatMap((trade) => materials[trade]);
}
