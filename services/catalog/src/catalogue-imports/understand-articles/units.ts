/**
 * Units of UN/ECE Recommendation 20 and packages of Recommendation 21, each with the words that makers write. Files of BMEcat
 * 1.2 have the two-letter codes of ANSI X12 and SAP.
 */
const words: Readonly<Record<string, string>> = {
  C62: 'Stück,Stueck,Stk,Stck,St,Pce,Pcs,Pc,Piece,Pieces,Each,Ea,EA,H87,NMP,PCE,PCS,Unit,Units,Einheit,Einzelstück,PZ,UN',
  PK: 'Packung,Pack,Pkg,Pkt,Paket,Packet,Packs,Packungen,Pckg,PAK,PAC,PA,VE,Verpackungseinheit,Verpackung,XPK,XPA,Package,Packages,Pck',
  BX: 'Box,Schachtel,Boxes,Schachteln,XBX,SCH,SCHA,Sch',
  CT: 'Karton,Carton,KAR,KRT,Kart,XCT,Kartons,Ktn,Cartons,CAR,CTN',
  CS: 'Kiste,Case,KI,XCS,KIS',
  BG: 'Beutel,Bag,BEU,Btl,Tüte,XBG,Bags,Sack,SA',
  RO: 'Rolle,Roll,ROL,RL,XRO,Rollen,Rolls,RLL',
  BO: 'Flasche,Bottle,FL,FLA,XBO,Flaschen',
  CA: 'Dose,Can,DS,DOS,XCA,Dosen',
  TU: 'Tube,TUB,XTU,Tuben',
  CQ: 'Kartusche,Cartridge,KA,XCQ,Kartuschen',
  BJ: 'Eimer,Bucket,EIM,XBJ,Pail',
  CI: 'Kanister,Canister,KAN,XCI,Jerrycan,JC',
  DR: 'Fass,Drum,FAS,XDR,Trommel,TR,TRO',
  PX: 'Palette,Pallet,PAL,XPX,Pal.',
  BE: 'Bund,Bundle,BD,BDL,XBE,Bündel,BUN',
  RG: 'Ring,XRG,RI,RNG',
  SA: 'XSA',
  SP: 'Spule,SPL,Spulen',
  SH: 'XSH',
  ST: 'Bogen,Blatt,XST,Sheet,BL',
  BR: 'Stange,Bar,STG,XBR,Stab',
  LE: 'XLE',
  SET: 'Satz,Sets,Garnitur,Kit,SA.,STZ,GA,SATZ,KT,Sortiment',
  PR: 'Paar,Pair,Pairs,PAA,NPR',
  DZN: 'Dutzend,Dozen,DZ,Dtz,DZD',
  CEN: 'Hundert,100 Stück,HD,HUN,100St,%St',
  MIL: 'Tausend,1000 Stück,TSD,TH,TST,Tsd.',
  NAR: 'Number of articles',
  MTR: 'Meter,M,Metre,Lfm,LM,lfdm,Laufmeter,m',
  CMT: 'Zentimeter,cm,Centimeter',
  MMT: 'Millimeter,mm',
  KMT: 'Kilometer,km',
  INH: 'Zoll,Inch,in,"',
  FOT: 'Fuß,Foot,ft,Feet',
  MTK: 'Quadratmeter,m2,m²,qm,Square metre,Square meter',
  MTQ: 'Kubikmeter,m3,m³,cbm,Cubic metre',
  LTR: 'Liter,L,Ltr,Litre',
  MLT: 'Milliliter,ml',
  CLT: 'Zentiliter,cl',
  KGM: 'Kilogramm,kg,Kilo,Kilogram',
  GRM: 'Gramm,g,Gram,Gr',
  MGM: 'Milligramm,mg',
  TNE: 'Tonne,t,to,Ton,Tonnes',
  LBR: 'Pfund,lb,lbs,Pound',
  HUR: 'Stunde,h,Std,Hour,Hours',
  DAY: 'Tag,Day,TAG,Tage',
  MON: 'Monat,Month',
  ANN: 'Jahr,Year',
  MIN: 'Minute',
  LS: 'Pauschale,Pausch,Lump sum,PAU',
  LEF: 'Leaf',
  ZZ: 'Mutually defined',
};

const form = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9%"]/g, '');

const codes = new Map<string, string>();
for (const [code, list] of Object.entries(words)) {
  for (const word of list.split(',')) if (!codes.has(form(word))) codes.set(form(word), code);
}
for (const code of Object.keys(words)) if (!codes.has(form(code))) codes.set(form(code), code);
/** Codes in capitals mean themselves, but for those that German systems write for Stück and Satz. */
const ownCodes = new Set(Object.keys(words).filter((code) => code !== 'ST' && code !== 'SA'));

/** The code of a unit: `Stück`, `STK` and `PCE` are C62. Undefined for unknown ones. */
export function unitCode(sent: string): string | undefined {
  const text = sent.trim();
  return ownCodes.has(text) ? text : codes.get(form(text));
}

/** The sign of a unit of measure at a feature, such as `mm` for MMT. Other units stay as they are. */
export function unitSign(sent: string): string {
  return signs[sent.trim().toUpperCase()] ?? sent.trim();
}

const signs: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  INH: 'in',
  GRM: 'g',
  KGM: 'kg',
  LTR: 'l',
  MLT: 'ml',
  DD: '°',
  CEL: '°C',
  NEW: 'N',
  KNT: 'kN',
  NU: 'N·m',
  BAR: 'bar',
  RPM: '1/min',
  P1: '%',
  WTT: 'W',
  KWT: 'kW',
  VLT: 'V',
  AMP: 'A',
  HTZ: 'Hz',
  MTK: 'm²',
  MTQ: 'm³',
  C62: '',
};
