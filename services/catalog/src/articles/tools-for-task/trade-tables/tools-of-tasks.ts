import type { ToolTask } from '@werkbank/contracts/tool-tasks';

/**
 * The tools of a task by their German names, which stand in the name of a group or of a category above it. A name stands for
 * its compounds too: a Maschinenreibahle is a Reibahle. Of several names that fit, the longest one decides.
 */
export const toolsOfTasks: Readonly<Record<ToolTask, readonly string[]>> = {
  drill: ['Bohrer'],
  thread: ['Gewindebohrer'],
  mill: ['Fräser'],
  ream: ['Reibahle'],
  measure: [
    'Messschieber',
    'Messschraube',
    'Grenzlehrdorn',
    'Lehrdorn',
    'Lehrring',
    'Einstellring',
    'Endmaß',
    'Höhenmesser',
  ],
  tighten: [
    'Maulschlüssel',
    'Gabelschlüssel',
    'Ringschlüssel',
    'Steckschlüssel',
    'Steckschlüsseleinsatz',
    'Stecknuss',
    'Schraubenschlüssel',
    'Winkelschraubendreher',
    'Stiftschlüssel',
    'Innensechskantschlüssel',
  ],
};

/** Of the tools for screws, those for a hexagon socket. */
export const hexagonKeys = ['Winkelschraubendreher', 'Stiftschlüssel', 'Innensechskantschlüssel'];

/** Tools whose names end like those above and that serve another purpose. */
export const otherTools = [
  'Zentrierbohrer',
  'Anbohrer',
  'NC-Bohrer',
  'Stufenbohrer',
  'Schälbohrer',
  'Kegelbohrer',
  'Blechbohrer',
  'Formgewindebohrer',
  'Gewindefräser',
  'Kernbohrer',
  'Stiftlochreibahle',
  'Kegelreibahle',
  'Morsekegelreibahle',
];

/** Words behind them say what a tool is for, or what comes with it, and not what it is. */
export const wordsBehindTools = ['für', 'mit', 'zu', 'zum', 'zur', 'ohne'];
