import type { DemoMaterialGroup } from '../shapes-catalog.ts';

// The order is the id: append only.
const rows = [
  ['drills-hss', 'Spiralbohrer HSS', 'Twist drills HSS'],
  ['drills-hsse', 'Spiralbohrer HSS-E', 'Twist drills HSS-E'],
  ['drills-carbide', 'Bohrer Vollhartmetall', 'Solid carbide drills'],
  ['drills-special', 'Zentrier- und Sonderbohrer', 'Centre and special drills'],
  ['countersinks', 'Senker', 'Countersinks'],
  ['reamers-hss', 'Reibahlen HSS', 'Reamers HSS'],
  ['reamers-carbide', 'Reibahlen Vollhartmetall', 'Solid carbide reamers'],
  ['taps', 'Maschinengewindebohrer', 'Machine taps'],
  ['hand-taps', 'Handgewindebohrer', 'Hand taps'],
  ['forming-taps', 'Gewindeformer', 'Thread formers'],
  ['dies', 'Schneideisen', 'Dies'],
  ['mills-hss', 'Schaftfräser HSS', 'End mills HSS'],
  ['mills-carbide', 'Schaftfräser Vollhartmetall', 'Solid carbide end mills'],
  ['mills-arbor', 'Fräser mit Bohrung', 'Arbor mounted cutters'],
  ['inserts', 'Wendeschneidplatten', 'Indexable inserts'],
  ['holders', 'Klemmhalter', 'Turning holders'],
  ['callipers', 'Handmesszeuge', 'Hand measuring tools'],
  ['gauges', 'Lehren', 'Gauges'],
  ['gauge-blocks', 'Endmaße', 'Gauge blocks'],
  ['toolholders', 'Werkzeugaufnahmen', 'Tool holders'],
  ['collets', 'Spannzangen', 'Collets'],
  ['workholding', 'Werkstückspannung', 'Workholding'],
  ['hex-keys', 'Winkelschraubendreher', 'Hex keys'],
  ['wrenches', 'Schraubenschlüssel', 'Wrenches'],
  ['sockets', 'Steckschlüssel', 'Sockets'],
  ['screwdrivers', 'Schraubendreher', 'Screwdrivers'],
  ['torque', 'Drehmomentwerkzeuge', 'Torque tools'],
  ['pliers', 'Zangen', 'Pliers'],
  ['striking', 'Schlagwerkzeuge', 'Striking tools'],
  ['files', 'Feilen', 'Files'],
  ['burrs', 'Frässtifte', 'Burrs'],
  ['saws', 'Sägeblätter', 'Saw blades'],
  ['cutting-discs', 'Trenn- und Schruppscheiben', 'Cutting and grinding discs'],
  ['grinding-wheels', 'Schleifscheiben und Schleifstifte', 'Grinding wheels and points'],
  ['coated-abrasives', 'Schleifmittel auf Unterlage', 'Coated abrasives'],
  ['fluids', 'Schneidöle und Reiniger', 'Cutting oils and cleaners'],
] as const;

export type MaterialGroupKey = (typeof rows)[number][0];

export function makeMaterialGroups(): DemoMaterialGroup[] {
  return rows.map(([, name, nameEn], index) => ({ id: index + 1, name, nameEn }));
}

const ids = new Map<string, number>(rows.map(([key], index) => [key, index + 1]));

export function materialGroupId(key: MaterialGroupKey): number {
  return ids.get(key) ?? 0;
}

/** The first six digits of the customs tariff number, which exports ask for. */
export function tariffNumber(key: MaterialGroupKey): string {
  const id = materialGroupId(key);
  if (id <= 5) return '8207.50';
  if (id <= 7) return '8207.60';
  if (id <= 11) return '8207.40';
  if (id <= 14) return '8207.70';
  if (id <= 16) return '8209.00';
  if (id <= 19) return '9017.30';
  if (id <= 22) return '8466.10';
  if (id <= 29) return '8204.11';
  if (id <= 32) return '8202.39';
  return id === 36 ? '2710.19' : '6804.22';
}
