import type { Language } from '@werkbank/contracts/localization';
import { headForm } from './head-form.js';

/** A field of an article that a column of a table can fill. */
export interface TableField {
  field: TableFieldName;
  /** The head in a sample file. */
  title: Readonly<Record<Language, string>>;
  /** Further heads that mean it, in the form of `headForm`. */
  heads: readonly string[];
  example: string;
  /** A second column of it is the text in the other language. */
  byLanguage?: boolean;
}

export type TableFieldName = (typeof tableFieldNames)[number];

const tableFieldNames = [
  'number',
  'name',
  'description',
  'keywords',
  'gtin',
  'makerNumber',
  'maker',
  'materialGroup',
  'group',
  'orderUnit',
  'contentUnit',
  'contentQuantity',
  'minimum',
  'interval',
  'price',
  'currency',
  'priceQuantity',
  'priceUnit',
  'fromQuantity',
  'territory',
  'validFrom',
  'validUntil',
  'leadTimeDays',
  'tariffNumber',
  'originCountry',
  'weight',
  'image',
  'document',
  'video',
  'accessories',
  'spareParts',
  'successor',
  'classSystem',
  'classCode',
  'dangerousGoods',
  'status',
  'stock',
  'dispatchLocation',
] as const;

const field = (
  name: TableFieldName,
  de: string,
  en: string,
  heads: string,
  example: string,
  byLanguage = false,
): TableField => ({
  field: name,
  title: { de, en },
  heads: [de, en, name, ...heads.split(',')].map(headForm).filter((head) => head !== ''),
  example,
  ...(byLanguage ? { byLanguage } : {}),
});

/** Fields in the order of the sample files, with the heads that makers write. Units and languages of a head are read apart. */
export const tableFields: readonly TableField[] = [
  field(
    'number',
    'Artikelnummer',
    'Article number',
    'Artikelnr,Art.-Nr.,Artnr,Artikel-Nr.,Artikel,Bestellnummer,Bestell-Nr.,Materialnummer,Material-Nr.,Material,Sachnummer,Produktnummer,Teilenummer,Nr,Nummer,Item,Item no,Item number,Article no,Article,Order number,Order no,Part number,Part no,Product number,Product no,Product code,SKU,Supplier PID,Supplier AID,MPN,Supplier article id,Supplier article number,Supplier part number,Supplier item number,Supplier product id,Lieferantenartikelnummer,Lief.-Art.-Nr.,Lieferanten-Artikelnr.,Hersteller-Bestellnummer,Article id,Artikel-ID,Product id,Item id,Item code,Ident-Nr.,Ident',
    'WB-338 0680',
  ),
  field(
    'name',
    'Bezeichnung',
    'Name',
    'Kurztext,Artikelbezeichnung,Artikeltext,Benennung,Produktname,Titel,Text,Kurzbeschreibung,Bezeichnung 1,Short text,Short description,Title,Product name,Item name,Article name,Description short,Designation,Kurzbezeichnung,Artikelname,Artikelkurztext,Artikelbez.,Produktbezeichnung,Bez.,Short name',
    'Spiralbohrer HSS 6,8 mm',
    true,
  ),
  field(
    'description',
    'Beschreibung',
    'Description',
    'Langtext,Artikelbeschreibung,Produktbeschreibung,Detailtext,Bezeichnung 2,Long text,Long description,Details,Description long,Langbeschreibung,Artikellangtext,Langbezeichnung,Produkttext,Zusatztext,Full description',
    'Für Stahl bis 900 N/mm²',
    true,
  ),
  field(
    'keywords',
    'Schlagwörter',
    'Keywords',
    'Suchbegriffe,Stichwörter,Schlagworte,Tags,Keyword',
    'Bohrer, HSS',
    true,
  ),
  field(
    'gtin',
    'GTIN',
    'GTIN',
    'EAN,EAN-Code,GTIN/EAN,EAN/GTIN,Barcode,Strichcode,UPC,EAN-Nr.,EAN-Nummer,GTIN-Nr.,GTIN-13,EAN 13,International PID',
    '4012345678901',
  ),
  field(
    'makerNumber',
    'Herstellernummer',
    'Maker number',
    'Hersteller-Nr.,Herstellerartikelnummer,Hersteller-Artikelnummer,Manufacturer number,Manufacturer part number,Manufacturer PID,Manufacturer AID,Manufacturer article id,Manufacturer article number,Manufacturer item number,Manufacturer product id,Hersteller-Art.-Nr.,Hersteller-TNR',
    '338-068',
  ),
  field(
    'maker',
    'Hersteller',
    'Maker',
    'Marke,Herstellername,Manufacturer,Manufacturer name,Brand',
    'Bohrwerk AG',
  ),
  field(
    'materialGroup',
    'Rabattgruppe',
    'Discount group',
    'Warengruppe,Materialgruppe,Preisgruppe,Material group,Price group,Product group,RG,Rabattgr.,Rabattcode,Discount code,ERP group supplier',
    'R10',
  ),
  field(
    'group',
    'Gruppe',
    'Group',
    'Kategorie,Katalog-Gruppe,Katalogseite,Produktgruppe,Category,Catalogue group,Catalog group,Catalog group id,Category id,Kategorie-ID,Gruppen-ID',
    'Spiralbohrer',
  ),
  field(
    'orderUnit',
    'Bestelleinheit',
    'Order unit',
    'Einheit,ME,Mengeneinheit,BE,VE-Einheit,Verkaufseinheit,Unit,UoM,Unit of measure,Sales unit',
    'Packung',
  ),
  field(
    'contentUnit',
    'Inhaltseinheit',
    'Content unit',
    'Einheit Inhalt,Basiseinheit,Unit of content,Base unit',
    'Stück',
  ),
  field(
    'contentQuantity',
    'Inhalt',
    'Content',
    'Inhaltsmenge,Verpackungseinheit,VPE,VE,Stück pro Packung,Packungsinhalt,Pack size,Packing unit,Pack quantity,Content quantity,Quantity per unit,Verpackungsmenge,VPE-Menge,VE-Menge,Packungsgröße,Packing quantity,Packaging quantity,No CU per OU',
    '10',
  ),
  field(
    'minimum',
    'Mindestmenge',
    'Minimum quantity',
    'Mindestbestellmenge,MBM,Minimum order quantity,MOQ,Min quantity,Quantity min,Min. order quantity,Mindestabnahme,Mindestabnahmemenge,Mindestbestellung',
    '1',
  ),
  field(
    'interval',
    'Staffelung',
    'Interval',
    'Bestellintervall,Bestellschritt,Quantity interval,Order interval,Order step',
    '1',
  ),
  field(
    'price',
    'Listenpreis',
    'List price',
    'Preis,Bruttopreis,Netto-Listenpreis,Nettolistenpreis,Listenpreis netto,Listenpreis brutto,Bruttolistenpreis,Brutto-Listenpreis,Katalogpreis,Nettopreis,VK,VK-Preis,Verkaufspreis,UVP,Preis netto,Price,Net price,Gross price,Net list price,Unit price,RRP,Price amount,List price net,Recommended retail price',
    '19,90',
  ),
  field('currency', 'Währung', 'Currency', 'Whg,Waehrung,Preiswährung,Price currency', 'EUR'),
  field(
    'priceQuantity',
    'Preismenge',
    'Price quantity',
    'Preiseinheit,PE,Preis pro,Preis je,Price unit,Price per,Price base,Per',
    '1',
  ),
  field('priceUnit', 'Einheit des Preises', 'Unit of price', 'Preismengeneinheit', ''),
  field(
    'fromQuantity',
    'Ab Menge',
    'From quantity',
    'Staffelmenge,Staffel ab,Ab Stück,Ab,Menge ab,Scale quantity,Lower bound,Tier quantity',
    '1',
  ),
  field('territory', 'Gebiet', 'Territory', 'Land,Preisland,Länder,Country,Countries,Market', 'DE'),
  field(
    'validFrom',
    'Gültig ab',
    'Valid from',
    'Gültig von,Preis gültig ab,Preis ab,Start date,Valid start',
    '2026-01-01',
  ),
  field(
    'validUntil',
    'Gültig bis',
    'Valid until',
    'Preis gültig bis,Valid to,End date,Valid end',
    '2026-12-31',
  ),
  field(
    'leadTimeDays',
    'Lieferzeit in Tagen',
    'Lead time in days',
    'Lieferzeit,Lieferzeit Tage,Wiederbeschaffungszeit,Delivery time,Lead time,Lead time days',
    '3',
  ),
  field(
    'tariffNumber',
    'Zolltarifnummer',
    'Tariff number',
    'Warentarifnummer,Statistische Warennummer,Zolltarif-Nr.,Taric,HS-Code,Warennummer,Zolltarif,Zoll-Nr.,Stat. Warennr.,Warentarif-Nr.,Customs number,Customs tariff number,Commodity code,Customs tariff',
    '82075060',
  ),
  field(
    'originCountry',
    'Ursprungsland',
    'Country of origin',
    'Herkunftsland,Ursprung,Origin,Origin country,Ursprungsland ISO,Herkunft,COO',
    'DE',
  ),
  field(
    'weight',
    'Gewicht',
    'Weight',
    'Nettogewicht,Bruttogewicht,Gewicht netto,Net weight,Gross weight',
    '0,035',
  ),
  field(
    'image',
    'Bild',
    'Picture',
    'Bilddatei,Foto,Bild 1,Produktbild,Bild-URL,Image,Photo,Image file,Image URL,Bildlink,Bild-Link,Bildname,Hauptbild,Image link,Picture URL,Main image,MIME source',
    '338-0680.jpg',
  ),
  field(
    'document',
    'Dokument',
    'Document',
    'Datenblatt,Produktdatenblatt,PDF,Data sheet,Datasheet',
    '338-0680.pdf',
  ),
  field('video', 'Video', 'Video', 'Videodatei,Video-URL,Video URL', ''),
  field('accessories', 'Zubehör', 'Accessories', 'Zubehoer,Accessory', ''),
  field('spareParts', 'Ersatzteile', 'Spare parts', 'Ersatzteil,Spare part', ''),
  field('successor', 'Nachfolger', 'Successor', 'Nachfolgeartikel,Ersetzt durch,Followed by,Replaced by', ''),
  field(
    'classSystem',
    'Klassifikation',
    'Classification',
    'Klassifikationssystem,Classification system',
    'ETIM-9.0',
  ),
  field(
    'classCode',
    'Klasse',
    'Class',
    'ETIM-Klasse,ETIM,ECLASS,eCl@ss,UNSPSC,ETIM class,Class code',
    'EC000293',
  ),
  field(
    'dangerousGoods',
    'Gefahrgut',
    'Dangerous goods',
    'Gefahrstoff,UN-Nummer,ADR,UN number,Hazardous',
    '',
  ),
  field('status', 'Status', 'Status', 'Artikelstatus,Article status', ''),
];

/** Fields of a file of stock levels, beside the article number. */
export const stockFields: readonly TableField[] = [
  field(
    'stock',
    'Bestand',
    'Stock',
    'Lagerbestand,Lagermenge,Verfügbar,Verfügbare Menge,Menge,Stock level,Level,Quantity,Available,Qty',
    '120',
  ),
  field(
    'dispatchLocation',
    'Versandort',
    'Dispatch location',
    'Lager,Lagerort,Standort,Werk,Location,Warehouse,Plant',
    'Werk 3',
  ),
];
