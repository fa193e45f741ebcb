/** A head without signs, blanks, case and umlauts: `Art.-Nr.` as `artnr`. */
export function headForm(head: string): string {
  return head
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 100);
}
