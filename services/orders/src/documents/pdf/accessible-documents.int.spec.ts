import { documentKinds } from '../content/content.js';
import { aLabel, aDocument, drawn, longOrder, threeRates } from '../../testing/a-document.js';
import { anAddress, aSubmission } from '../../testing/a-submission.js';
import { validateInvoices } from '../../testing/validate-invoices.js';

const german = {
  ...aSubmission(7),
  billingAddress: anAddress(1, 'DE', 'Primary'),
  customerTaxNumber: 'DE123456789',
};

it('are archives (PDF/A-3a) and accessible (PDF/UA-1) by veraPDF, each kind of them, in both languages, long or short', async () => {
  const files: Record<string, Buffer> = {
    'long.pdf': await drawn(aDocument({ kind: 'OrderConfirmation', submission: longOrder(60) })),
    'rates.pdf': await drawn(aDocument({ kind: 'OrderConfirmation', submission: threeRates() })),
    'factur-x.pdf': await drawn(aDocument({ kind: 'Invoice', submission: german })),
  };
  for (const kind of documentKinds) {
    for (const language of ['de', 'en'] as const) {
      const document = kind === 'ShippingLabel' ? aLabel(language) : aDocument({ kind, language });
      files[`${kind}.${language}.pdf`] = await drawn(document);
    }
  }
  const verdicts = await validateInvoices(files);
  expect(verdicts).toHaveLength(Object.keys(files).length);
  const names = Object.keys(files);
  const wrong = verdicts.flatMap(({ report }, index) =>
    report.includes('isCompliant=true') && report.endsWith('isAccessible=true')
      ? []
      : [`${names[index]}: ${report.slice(-600)}`],
  );
  expect(wrong).toEqual([]);
}, 600_000);
