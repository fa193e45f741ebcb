import type { ToolTask } from '@werkbank/contracts/tool-tasks';

/**
 * The tools of a task by their German names, which occur in the name of a group or of a category above it.
 * A name includes its compounds: a Maschinenreibahle is a Reibahle. The longest matching name decides.
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

/** The tools for screws with a hexagon socket. */
export const hexagonKeys = ['Winkelschraubendreher', 'Stiftschlüssel', 'Innensechskantschlüssel'];

/** Tools for other purposes whose names end like those above. */
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

/** The words after these name a tool's purpose or accessories, not the tool. */
export const wordsBehindTools = ['für', 'mit', 'zu', 'zum', 'zur', 'ohne'];
