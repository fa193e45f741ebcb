import { toolIn } from './groups-of-tasks.js';
import { nearSizes } from './near-sizes.js';
import { rangesAround } from './ranges.js';

it.each([
  ['Spiralbohrer DIN 338 Typ N HSS', 'drill'],
  ['Hochleistungsbohrer DIN 6537 K rostfrei, mit Innenkühlung', 'drill'],
  ['Maschinengewindebohrer DIN 371 Form B', 'thread'],
  ['Handgewindebohrer DIN 352 Satz', 'thread'],
  ['Schaftfräser DIN 6527 K Typ N VHM, 4 Schneiden', 'mill'],
  ['Maschinenreibahle DIN 212', 'ream'],
  ['Gewinde-Grenzlehrdorn ISO 1502', 'measure'],
  ['Bügelmessschraube DIN 863-1', 'measure'],
  ['Ringmaulschlüssel DIN 3113 A', 'tighten'],
  ['Sechskant-Winkelschraubendreher ISO 2936 mit Kugelkopf', 'tighten'],
])('finds in %s a tool to %s', (name, task) => {
  expect(toolIn(name)?.task).toBe(task);
});

it.each([
  'Zentrierbohrer DIN 333 Form A HSS',
  'NC-Anbohrer 90° HSS-E',
  'Stufenbohrer HSS',
  'Gewindefräser VHM 2 × D',
  'Gewindeformer DIN 2174',
  'Aufsteckfräserdorn',
  'Bohrfutter für Spiralbohrer',
  'Drehmomentschlüssel ISO 6789 auslösend',
  'Morsekegelreibahle DIN 204 HSS',
  'Bohren und Senken',
])('finds none in %s', (name) => {
  expect(toolIn(name)?.task ?? null).toBeNull();
});

it('finds the sizes beside one, of threads by diameter and pitch', () => {
  const stored = ['6.5', '6.7', '6.9', '7', 'H7', 'M6', 'M8', 'M8x1', 'M10x1', 'M10', 'G1/2'];
  expect(nearSizes('6.8', stored)).toEqual(['6.7', '6.9']);
  expect(nearSizes('0.5', stored)).toEqual(['6.5']);
  expect(nearSizes('M8x0.75', stored)).toEqual(['M6', 'M8x1']);
  expect(nearSizes('M9', stored)).toEqual(['M8', 'M10x1']);
  expect(nearSizes('G1/4', stored)).toEqual(['G1/2']);
  expect(nearSizes('5', [])).toEqual([]);
});

it('finds the ranges that contain a size', () => {
  const ranges = ['0–25 mm', '25–50 mm', '0,5 - 6 mm', '150 mm', 'H7'];
  expect(rangesAround(5.5, ranges)).toEqual(['0–25 mm', '0,5 - 6 mm']);
  expect(rangesAround(25, ranges)).toEqual(['0–25 mm', '25–50 mm']);
  expect(rangesAround(150, ranges)).toEqual([]);
});
