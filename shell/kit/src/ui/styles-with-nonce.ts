let given = false;

/**
 * Some parts below antd (the lock that keeps a page from scrolling behind a dialog, the measure of the scrollbar)
 * write style tags without asking for the nonce, and the Content-Security-Policy would refuse them. Every style tag
 * that a script of ours creates therefore gets it at birth; who is no script of ours cannot run here at all.
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
