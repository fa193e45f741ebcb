import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { renderWithHost } from '../testing/render-with-host';
import { PdfViewer } from './pdf-viewer';
import { watchedNearness } from '../testing/nearness';
import { paper } from './testing/paper';

const comeNear = watchedNearness();
const pageNumbered = (number: number) => screen.findByRole('figure', { name: `Seite ${number} von 6` });
const canvasOf = (page: HTMLElement) => page.querySelector('canvas');

describe('a document within a page', () => {
  it('shows the pages of a range and says which they are', async () => {
    const { open } = paper(6);
    await renderWithHost(<PdfViewer source="/a.pdf" pages="1-3, 5" open={open} />);
    await pageNumbered(1);
    expect(screen.getAllByRole('figure').map((page) => page.getAttribute('aria-label'))).toEqual([
      'Seite 1 von 6',
      'Seite 2 von 6',
      'Seite 3 von 6',
      'Seite 5 von 6',
    ]);
    expect(screen.getByText('Seiten 1-3,5 von 6')).toBeVisible();
  });

  it('shows all of them where no range is understood, in English too', async () => {
    const { open } = paper(6);
    await renderWithHost(<PdfViewer source="/a.pdf" pages="the first" open={open} />, {
      preferences: { language: 'en' },
    });
    expect(await screen.findAllByRole('figure')).toHaveLength(6);
    expect(screen.getByText('6 pages')).toBeVisible();
  });

  it('draws a page and reads it to a screen reader once it comes near, and gives it up when it is far again', async () => {
    const { open, asked } = paper(6);
    await renderWithHost(<PdfViewer source="/a.pdf" open={open} />);
    const second = await pageNumbered(2);
    expect(asked).toEqual(['open /a.pdf']);
    act(() => comeNear(second, true));
    expect(await within(second).findByText('Text of page 2')).toBeInTheDocument();
    await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'false'));
    expect(canvasOf(second)).toHaveAttribute('aria-hidden', 'true');
    expect(asked).toEqual(['open /a.pdf', 'draw 2']);
    act(() => comeNear(second, false));
    expect(canvasOf(second)).toBeNull();
    expect(asked).toEqual(['open /a.pdf', 'draw 2', 'cancel 2']);
    expect(within(second).getByText('Text of page 2')).toBeInTheDocument();
  });

  it('says that it is loading, closes the document with itself, also one that comes later', async () => {
    const { open, asked } = paper(6);
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slowly: typeof open = (source) => arrived.then(() => open(source));
    const { unmount } = await renderWithHost(<PdfViewer source="/a.pdf" open={slowly} />);
    expect(screen.getByRole('status', { name: 'Dokument wird geladen' })).toBeVisible();
    unmount();
    arrive();
    await waitFor(() => expect(asked).toEqual(['open /a.pdf', 'close']));
  });

  it('takes itself away where the document fails, logs why, and tries again when asked', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = paper(6);
    const failure = new Error('no document');
    let broken = true;
    const unreliable: typeof open = (source) => (broken ? Promise.reject(failure) : open(source));
    await renderWithHost(<PdfViewer source={() => Promise.resolve(new Uint8Array())} open={unreliable} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Das Dokument kann gerade nicht angezeigt werden.',
    );
    expect(screen.queryByRole('figure')).toBeNull();
    expect(logged).toHaveBeenCalledWith('A document could not be shown', failure);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findAllByRole('figure')).toHaveLength(6);
    logged.mockRestore();
  });

  it('prints the pages that it shows, once all of them are drawn for paper, without the screen around them', async () => {
    const print = jest.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { open, asked } = paper(6);
    await renderWithHost(<PdfViewer source="/a.pdf" pages="2,4" open={open} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }));
    const sheets = () => [...document.querySelectorAll('[data-printed] img')];
    await waitFor(() => expect(sheets()).toHaveLength(2));
    expect(asked).toEqual(['open /a.pdf', 'picture 2', 'picture 4']);
    const [first, second] = sheets();
    act(() => void first?.dispatchEvent(new Event('load')));
    expect(print).not.toHaveBeenCalled();
    act(() => void second?.dispatchEvent(new Event('load')));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-printed]')).toBeNull();
    print.mockRestore();
  });

  it('saves the whole file under its name, and offers that only where it has one', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { open } = paper(6);
    const { unmount } = await renderWithHost(
      <PdfViewer source="/a.pdf" fileName="Rechnung.pdf" open={open} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Herunterladen' }));
    await waitFor(() => expect(saved).toEqual(['Rechnung.pdf']));
    unmount();
    await renderWithHost(<PdfViewer source="/a.pdf" open={open} />);
    await pageNumbered(1);
    expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
    click.mockRestore();
  });

  it('shows that a page cannot be drawn for paper, and logs why', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failure = new Error('no canvas');
    const { open } = paper(1);
    const unprintable: typeof open = async (source) => {
      const document = await open(source);
      const page = await document.page(1);
      return { ...document, page: async () => ({ ...page, picture: () => Promise.reject(failure) }) };
    };
    const { host } = await renderWithHost(<PdfViewer source="/a.pdf" open={unprintable} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Drucken' }));
    await waitFor(() =>
      expect(host.record.shown).toEqual([
        { kind: 'error', text: 'Das Dokument lässt sich gerade nicht drucken oder herunterladen.' },
      ]),
    );
    expect(logged).toHaveBeenCalledWith('A document could not be printed or saved', failure);
    logged.mockRestore();
  });
});
