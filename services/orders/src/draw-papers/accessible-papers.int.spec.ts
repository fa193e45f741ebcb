import { paperKinds } from '../compose-papers/content.js';
import { aLabel, aPaper, drawn, longOrder, threeRates } from '../testing/a-paper.js';
import { anAddress, aSubmission } from '../testing/a-submission.js';
import { validateInvoices } from '../testing/validate-invoices.js';

const german = {
  ...aSubmission(7),
  billingAddress: anAddress(1, 'DE', 'Primary'),
  customerTaxNumber: 'DE123456789',
};

it('are archives (PDF/A-3a) and accessible (PDF/UA-1) by veraPDF, each kind of them, in both languages, long or short', async () => {
  const files: Record<string, Buffer> = {
    'long.pdf': await drawn(aPaper({ kind: 'OrderConfirmation', submission: longOrder(60) })),
    'rates.pdf': await drawn(aPaper({ kind: 'OrderConfirmation', submission: threeRates() })),
    'factur-x.pdf': await drawn(aPaper({ kind: 'Invoice', submission: german })),
  };
  for (const kind of paperKinds) {
    for (const language of ['de', 'en'] as const) {
      const paper = kind === 'ShippingLabel' ? aLabel(language) : aPaper({ kind, language });
      files[`${kind}.${language}.pdf`] = await drawn(paper);
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
