/** True for an IBAN of any country, with spaces or without (ISO 13616). */
export function isIban(written: string): boolean {
  const iban = written.replaceAll(' ', '');
  return /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban) && checkSum(iban) === 1;
}

/** True for a QR-IBAN of Switzerland or Liechtenstein: banks have separate numbers for QR references. */
export function isQrIban(written: string): boolean {
  const iban = written.replaceAll(' ', '');
  return /^(CH|LI)\d{2}3[01]\d{3}[0-9A-Z]{12}$/.test(iban) && isIban(iban);
}

/** ISO 7064, MOD 97-10: country and check digits go to the end, letters count from 10. */
function checkSum(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
