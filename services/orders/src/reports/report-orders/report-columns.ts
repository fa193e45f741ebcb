import { clockIn } from '@werkbank/contracts/calendar';
import type { Language } from '@werkbank/contracts/localization';
import { contentInWords, unitName } from '@werkbank/contracts/quantities';
import type { SheetCell, SheetColumn } from '@werkbank/platform/spreadsheets';
import { itemStatus } from '../../order-views/index.js';
import type { ReportedItem } from './reported-items.js';
import { statusWords } from './status-words.js';

/** The specification's 16 columns, in its order, what a parcel needs beside them, and the unit. Times are those of a clock in the reader's zone. */
export function reportColumns(language: Language, zone: string): SheetColumn<ReportedItem>[] {
  const shown = clockIn(zone);
  const column = (
    titles: Record<Language, string>,
    width: number,
    format: SheetColumn<ReportedItem>['format'],
    value: (item: ReportedItem) => SheetCell,
  ) => ({ title: titles[language], width, format, value });
  return [
    column({ de: 'Bestellnummer', en: 'Order no.' }, 14, '0', ({ orderId }) => orderId),
    column({ de: 'Kundennummer', en: 'Customer no.' }, 14, '0', ({ customerId }) => customerId),
    column({ de: 'Kunde', en: 'Customer name' }, 32, '@', ({ customerName }) => customerName),
    column({ de: 'Bestellt am', en: 'Created on' }, 18, times[language], ({ createdOn }) =>
      shown(new Date(createdOn)),
    ),
    column({ de: 'Lieferungsnummer', en: 'Delivery no.' }, 18, '0', ({ deliveryId }) => deliveryId),
    column({ de: 'Artikelnummer', en: 'Article no.' }, 22, '@', ({ materialNumber }) => materialNumber),
    column({ de: 'Bezeichnung', en: 'Article description' }, 48, '@', ({ articleText }) => articleText),
    column(
      { de: 'Status', en: 'Status' },
      20,
      '@',
      (item) => statusWords[itemStatus(item.status, item)][language],
    ),
    column({ de: 'Menge', en: 'Quantity' }, 10, '#,##0', ({ quantity }) => quantity),
    column({ de: 'Preis', en: 'Price' }, 16, amountIn, ({ price }) => price / 100),
    column({ de: 'Währung', en: 'Currency' }, 10, '@', ({ currency }) => currency),
    column({ de: 'Straße', en: 'Street' }, 28, '@', ({ street }) => street),
    column({ de: 'Hausnummer', en: 'House' }, 12, '@', ({ house }) => house),
    column(
      { de: 'Adresszusatz', en: 'Address supplement' },
      20,
      '@',
      ({ addressSupplement }) => addressSupplement,
    ),
    column({ de: 'PLZ', en: 'ZIP' }, 10, '@', ({ zipCode }) => zipCode),
    column({ de: 'Land', en: 'Country' }, 8, '@', ({ country }) => country),
    // Ours, behind those.
    column({ de: 'Ort', en: 'City' }, 24, '@', ({ city }) => city),
    column({ de: 'Empfänger', en: 'Recipient' }, 32, '@', ({ recipient }) => recipient),
    column({ de: 'Einheit', en: 'Unit' }, 24, '@', (item) => unitOf(item, language)),
    column(
      { de: 'Bestellnummer des Kunden', en: 'Customer order no.' },
      26,
      '@',
      ({ ownOrderNumber }) => ownOrderNumber,
    ),
    column({ de: 'Wunschtermin', en: 'Wished date' }, 14, days[language], ({ wishedDate }) =>
      wishedDate === null ? null : new Date(`${wishedDate}T00:00:00Z`),
    ),
    column({ de: 'Ansprechpartner', en: 'Contact' }, 24, '@', ({ contactName }) => contactName),
    column({ de: 'Telefon', en: 'Phone' }, 20, '@', ({ contactPhone }) => contactPhone),
    column({ de: 'Bemerkung', en: 'Remark' }, 48, '@', ({ remark }) => remark),
    column(
      { de: 'Artikelnummer des Kunden', en: 'Customer article no.' },
      26,
      '@',
      ({ ownArticleNumber }) => ownArticleNumber ?? null,
    ),
    column(
      { de: 'Bemerkung zur Position', en: 'Remark on the line' },
      48,
      '@',
      ({ lineRemark }) => lineRemark,
    ),
  ];
}

/** "Packung à 10 Stück"; pieces and other units of former orders as they were ordered. */
function unitOf({ unit, orderUnits }: ReportedItem, language: Language): string {
  if (orderUnits === null) return unit;
  const name = unitName(orderUnits.orderUnit, 1, language);
  const content = contentInWords(orderUnits, language);
  return content === undefined ? name : `${name} ${language === 'de' ? 'à' : 'of'} ${content}`;
}

const days: Record<Language, string> = { de: 'dd.mm.yyyy', en: 'dd/mm/yyyy' };

const times: Record<Language, string> = { de: 'dd.mm.yyyy hh:mm', en: 'dd/mm/yyyy hh:mm' };

const amountIn = ({ currency }: ReportedItem): string => `#,##0.00 "${currency}"`;
