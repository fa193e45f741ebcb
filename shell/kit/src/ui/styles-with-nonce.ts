let given = false;

/**
 * Some parts below antd (the lock that keeps a page from scrolling behind a dialog, the measure of the scrollbar) write style
 * tags without the nonce, and the Content-Security-Policy would refuse them. So every style tag that our scripts create gets it
 * at creation. Foreign scripts cannot run here at all.
 */
export function giveStylesTheNonce(nonce: string): void {
  if (given || nonce === '') return;
  given = true;
  const create = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
