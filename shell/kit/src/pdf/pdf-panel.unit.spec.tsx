import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithHost } from '../testing/render-with-host';

const scrollIntoView = jest.fn();
Object.assign(HTMLElement.prototype, { scrollIntoView });
jest.unstable_mockModule('./pdf-viewer', () => ({
  PdfViewer: ({ source, pages }: { source: string; pages: string }) => <p>{`${source} ${pages}`}</p>,
}));
const { PdfPanel, PdfToggle } = await import('./pdf-panel');

function Document() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <PdfToggle name="a.pdf" panelId="place" shown={shown} onToggle={() => setShown(!shown)} />
      {shown ? (
        <PdfPanel id="place" title="a.pdf" source="/a.pdf" pages="1-3" onClose={() => setShown(false)} />
      ) : null}
    </>
  );
}

it('shows a document by a button that says whether it is shown, and where, without a mouse too', async () => {
  await renderWithHost(<Document />);
  const toggle = screen.getByRole('button', { name: 'a.pdf anzeigen' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).not.toHaveAttribute('aria-controls');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('/a.pdf 1-3')).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('region', { name: 'a.pdf' })).toHaveAttribute(
    'id',
    toggle.getAttribute('aria-controls'),
  );
  expect(scrollIntoView).toHaveBeenCalled();
});

it('closes by a button of its own, and gives the keyboard back to where it was opened', async () => {
  await renderWithHost(<Document />);
  const toggle = screen.getByRole('button', { name: 'a.pdf anzeigen' });
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(toggle).toHaveFocus();
});
