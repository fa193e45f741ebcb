/** A run of `buttons` page numbers around the current one, within 1…pages. */
export function pageNumbers(page: number, pages: number, buttons: number): number[] {
  const count = Math.min(buttons, pages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
