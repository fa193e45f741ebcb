import type { DrawingKind } from './drawing-kinds.ts';
import type { Pen } from './pen.ts';
import * as abrasive from './kinds/abrasive.ts';
import * as clamping from './kinds/clamping.ts';
import * as hand from './kinds/hand.ts';
import * as measuring from './kinds/measuring.ts';
import * as milling from './kinds/milling.ts';
import * as rotating from './kinds/rotating.ts';
import * as sawing from './kinds/sawing.ts';
import * as turning from './kinds/turning.ts';
import * as wrenches from './kinds/wrenches.ts';

/** How each tool is drawn, on a sheet of 480 × 200 with the axis in the middle. */
export const drawKind: Record<DrawingKind, (pen: Pen) => void> = {
  'twist-drill': rotating.twistDrill,
  'taper-drill': rotating.taperDrill,
  'carbide-drill': rotating.carbideDrill,
  'centre-drill': rotating.centreDrill,
  'spot-drill': rotating.spotDrill,
  'step-drill': rotating.stepDrill,
  countersink: rotating.countersink,
  counterbore: rotating.counterbore,
  reamer: rotating.reamer,
  'taper-reamer': rotating.taperReamer,
  tap: rotating.tap,
  'hand-tap': rotating.handTap,
  'thread-mill': rotating.threadMill,
  die: clamping.die,
  'end-mill': milling.endMill,
  'ball-mill': milling.ballMill,
  'corner-mill': milling.cornerMill,
  't-slot-cutter': milling.tSlotCutter,
  'side-cutter': milling.sideCutter,
  'shell-mill': milling.shellMill,
  'insert-c': turning.insertC,
  'insert-d': turning.insertD,
  'insert-w': turning.insertW,
  'insert-t': turning.insertT,
  'insert-s': turning.insertS,
  'insert-v': turning.insertV,
  'insert-r': turning.insertR,
  toolholder: turning.toolholder,
  'boring-bar': turning.boringBar,
  'hex-key': wrenches.hexKey,
  'combination-wrench': wrenches.combinationWrench,
  'open-wrench': wrenches.openWrench,
  'ring-wrench': wrenches.ringWrench,
  socket: wrenches.socket,
  screwdriver: hand.screwdriver,
  'torque-wrench': hand.torqueWrench,
  pliers: hand.pliers,
  hammer: hand.hammer,
  chisel: hand.chisel,
  'plug-gauge': measuring.plugGauge,
  'ring-gauge': measuring.ringGauge,
  calliper: measuring.calliper,
  micrometer: measuring.micrometer,
  'dial-gauge': measuring.dialGauge,
  'gauge-block': measuring.gaugeBlock,
  square: measuring.square,
  feeler: measuring.feeler,
  collet: clamping.collet,
  chuck: clamping.chuck,
  vice: clamping.vice,
  't-nut': clamping.tNut,
  clamp: clamping.clamp,
  'saw-disc': milling.sawDisc,
  'saw-band': sawing.sawBand,
  hacksaw: sawing.hacksaw,
  'hole-saw': sawing.holeSaw,
  file: sawing.file,
  burr: sawing.burr,
  disc: abrasive.cuttingDisc,
  wheel: abrasive.wheel,
  'mounted-point': abrasive.mountedPoint,
  belt: abrasive.belt,
  can: abrasive.can,
};
