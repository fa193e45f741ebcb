import type { Language } from '@werkbank/contracts/localization';
import type { UnreadableReason } from './read-file/unreadable-file.js';

type Sentence = Readonly<Record<Language, string>>;
const sentence = (de: string, en: string): Sentence => ({ de, en });

/** Reasons that end a whole import. */
type FailureReason =
  | UnreadableReason
  | 'NotAWholeCatalogue'
  | 'NoArticles'
  | 'FileGone'
  | 'CompanyGone'
  | 'Broken';

export const fileReasons = {
  UnknownKind: sentence(
    'Die Datei ist kein BMEcat, keine CSV-Tabelle und keine Excel-Mappe (XLSX).',
    'The file is no BMEcat, no CSV table and no Excel workbook (XLSX).',
  ),
  EmptyFile: sentence('Die Datei ist leer.', 'The file is empty.'),
  UnknownEncoding: sentence(
    'Die Zeichenkodierung der Datei ist nicht zu erkennen. Bitte speichern Sie die Datei als UTF-8.',
    'The character encoding of the file cannot be recognised. Please save the file as UTF-8.',
  ),
  BrokenXml: sentence(
    'Das XML der Datei ist fehlerhaft oder bricht ab.',
    'The XML of the file is broken or cut off.',
  ),
  UsesDeclaredEntity: sentence(
    'Die Datei verwendet eine XML-Entität, die sie selbst deklariert. Das ist aus Sicherheitsgründen nicht erlaubt.',
    'The file uses an XML entity that it declares itself. This is not allowed for reasons of security.',
  ),
  ElementTooLarge: sentence(
    'Ein einzelnes Element der Datei ist zu groß.',
    'One single element of the file is too large.',
  ),
  NestedTooDeep: sentence(
    'Die Elemente der Datei sind zu tief ineinander geschachtelt.',
    'The elements of the file are nested too deeply.',
  ),
  NotABmecat: sentence(
    'Die XML-Datei ist kein BMEcat mit einem Katalog.',
    'The XML file is no BMEcat with a catalogue.',
  ),
  BrokenTable: sentence(
    'Die CSV-Tabelle ist fehlerhaft, zum Beispiel durch ein Anführungszeichen ohne Gegenstück.',
    'The CSV table is broken, for example by a quotation mark without its counterpart.',
  ),
  NoTable: sentence(
    'Die Datei hat keine Tabelle mit Spaltenköpfen.',
    'The file has no table with column heads.',
  ),
  CellTooLarge: sentence('Eine Zelle der Tabelle ist zu groß.', 'A cell of the table is too large.'),
  TooManyColumns: sentence('Die Tabelle hat zu viele Spalten.', 'The table has too many columns.'),
  BrokenWorkbook: sentence(
    'Die Excel-Mappe ist beschädigt oder unvollständig.',
    'The Excel workbook is damaged or incomplete.',
  ),
  TextsTooLarge: sentence(
    'Die Texte der Excel-Mappe sind zusammen zu groß. Bitte senden Sie sie als CSV.',
    'The texts of the Excel workbook are too large together. Please send them as CSV.',
  ),
  BrokenZip: sentence(
    'Das ZIP-Archiv ist beschädigt oder unvollständig.',
    'The ZIP archive is damaged or incomplete.',
  ),
  ZipEncrypted: sentence(
    'Das ZIP-Archiv ist mit einem Kennwort verschlüsselt.',
    'The ZIP archive is encrypted with a password.',
  ),
  ZipPathClimbs: sentence(
    'Ein Pfad im ZIP-Archiv führt aus dem Archiv hinaus.',
    'A path in the ZIP archive leads out of the archive.',
  ),
  ZipTooLarge: sentence(
    'Das ZIP-Archiv ist entpackt zu groß oder hat zu viele Dateien.',
    'The ZIP archive is too large when unpacked or has too many files.',
  ),
  ZipNested: sentence(
    'Im ZIP-Archiv liegt ein weiteres Archiv.',
    'There is another archive within the ZIP archive.',
  ),
  NoCatalogueInZip: sentence(
    'Im ZIP-Archiv liegt kein Katalog (XML, CSV oder XLSX).',
    'There is no catalogue (XML, CSV or XLSX) in the ZIP archive.',
  ),
  SeveralCataloguesInZip: sentence(
    'Im ZIP-Archiv liegen mehrere Kataloge. Bitte senden Sie jeden für sich.',
    'There are several catalogues in the ZIP archive. Please send each of them on its own.',
  ),
  NotAWholeCatalogue: sentence(
    'Die Datei ist eine Aktualisierung und kein ganzer Katalog. Bitte wählen Sie „Aktualisieren“.',
    'The file is an update and not a whole catalogue. Please choose “Update”.',
  ),
  NoArticles: sentence(
    'Kein Artikel der Datei ist zu lesen. Als ganzer Katalog nähme sie alle Ihre Artikel aus dem Verkauf.',
    'No article of the file can be read. As a whole catalogue it would take all of your articles off sale.',
  ),
  FileGone: sentence(
    'Die Datei liegt nicht mehr vor. Bitte senden Sie sie noch einmal.',
    'The file is no longer there. Please send it once more.',
  ),
  CompanyGone: sentence('Die Firma gibt es nicht mehr.', 'The company was deleted.'),
  Broken: sentence(
    'Der Import ist an einem Fehler des Dienstes gescheitert. Bitte wenden Sie sich an die Plattform.',
    'A fault of the service broke the import. Please contact the platform.',
  ),
} as const satisfies Record<FailureReason, Sentence>;
