import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum } from 'swissqrbill/utils';

/** The number of an invoice as banks carry it beside a usual IBAN (ISO 11649). */
export function creditorReference(number: string): string {
  const plain = number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
  return `RF${calculateSCORReferenceChecksum(plain)}${plain}`;
}

/** Reference beside a QR-IBAN: digits alone. Company and number stay apart, so that no two invoices share one. */
export function qrReference(number: string): string {
  const [company = '', serial = ''] = number.split('-').map((part) => part.replaceAll(/\D/g, ''));
  const digits = company.padStart(13, '0') + serial.padStart(13, '0');
  return digits + calculateQRReferenceChecksum(digits);
}
