/**
 * The number of a parcel, the same for every carrier (SSCC): an extension digit, the company's prefix, a serial number, and a
 * digit that checks the others.
 */
export function ssccOf(companyPrefix: string, serial: number): string {
  const digits = `0${companyPrefix}${String(serial).padStart(16 - companyPrefix.length, '0')}`;
  if (!/^\d{17}$/.test(digits)) throw new Error(`No SSCC can be made of ${companyPrefix} and ${serial}`);
  return `${digits}${checkDigit(digits)}`;
}

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
