import { clampingWords } from './clamping.js';
import { fluidsWords } from './fluids.js';
import { handToolsWords } from './hand-tools.js';
import { holeMakingWords } from './hole-making.js';
import { materialsWords } from './materials.js';
import { measuringWords } from './measuring.js';
import { millingWords } from './milling.js';
import { sawingAndGrindingWords } from './sawing-and-grinding.js';
import { threadingWords } from './threading.js';
import { turningWords } from './turning.js';
import type { TradeConcept } from './trade-concept.js';

export * from './other-notations.js';
export { supersededStandards } from './superseded-standards.js';
export type { TradeConcept } from './trade-concept.js';

/** The vocabulary of the trade. Plurals and the ends of compounds need no entry. */
export const tradeConcepts: readonly TradeConcept[] = [
  ...holeMakingWords,
  ...threadingWords,
  ...millingWords,
  ...turningWords,
  ...clampingWords,
  ...measuringWords,
  ...handToolsWords,
  ...sawingAndGrindingWords,
  ...fluidsWords,
  ...materialsWords.map((concept): TradeConcept => ({ ...concept, isQuality: true })),
];
