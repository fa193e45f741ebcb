/** A complete SVG document, with a title for screen readers. */
export function sheet(width: number, height: number, title: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${inner}</svg>\n`;
}
