import { jest } from '@jest/globals';
import { callExamples, customsDeclaration } from '@werkbank/contracts/fixtures';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleFile } from '../../fixtures/example-file';
import { exampleOrders } from '../../fixtures/example-orders';

const actual = await import('@werkbank/kit/pdf');
const sources: (() => Promise<Uint8Array>)[] = [];
jest.unstable_mockModule('@werkbank/kit/pdf', () => ({
  ...actual,
  PdfPanel: ({ source, title }: { source: () => Promise<Uint8Array>; title: string }) => {
    sources.push(source);
    return <section aria-label={title} />;
  },
}));
const { DeliveryFiles } = await import('./delivery-files');

it('shows a file of a delivery within the page, by the call that fetches it', async () => {
  const [section] = exampleOrders()[0]?.sections ?? [];
  if (!section) throw new Error('the examples have no delivery');
  const accepted: unknown[] = [];
  const file = { ...customsDeclaration, title: 'Ausfuhr' };
  await renderWithHost(<DeliveryFiles delivery={{ ...section, attachments: [file] }} />, {
    fixtures: {
      getAttachment: ({ headers }) => {
        accepted.push(headers.accept);
        return exampleFile({ ...callExamples.getAttachment.answer, pdfContent: btoa('%PDF-') });
      },
    },
    locales: {
      orders: { de: () => import('../../../locales/de.json'), en: () => import('../../../locales/en.json') },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: `Ausfuhr (Lieferung ${section.id}) anzeigen` }));
  expect(screen.getByRole('region', { name: 'Ausfuhr' })).toBeInTheDocument();
  expect(await sources[0]?.()).toEqual(Uint8Array.from('%PDF-', (sign) => sign.charCodeAt(0)));
  expect(accepted).toEqual(['application/pdf']);
});
