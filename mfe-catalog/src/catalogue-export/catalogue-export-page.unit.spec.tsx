import { buyer } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWorkingPage } from '../testing/open-working-page';
import CatalogueExportPage from './catalogue-export-page';

const openExport = (fixtures: Fixtures = {}, user = buyer) =>
  openWorkingPage(<CatalogueExportPage />, {
    at: '/catalogue-export',
    path: '/catalogue-export',
    fixtures,
    user,
  });
const download = () => userEvent.click(screen.getByRole('button', { name: 'Herunterladen' }));

it('fetches the articles with prices for the own country and currency', async () => {
  const { requests } = await openExport();
  expect(screen.getByRole('heading', { name: 'Katalog mit Ihren Preisen' })).toBeVisible();
  await download();
  await waitFor(() =>
    expect(requests('exportCatalogue')).toEqual([
      expect.objectContaining({ query: { country: 'DE', currency: 'EUR', format: 'xlsx' } }),
    ]),
  );
});

it('describes each format', async () => {
  await openExport();
  const table = await screen.findByRole('table', { name: 'Inhalt der Dateien' });
  expect(table).toHaveTextContent('BMEcat 1.2');
  expect(table).toHaveTextContent('Verpackungen');
});

it('explains a missing file', async () => {
  const refused = refusal('DELIVERY_COUNTRY_NOT_SERVED', 'country');
  await openExport({ exportCatalogue: () => Promise.reject(refused) });
  await download();
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('is for customers', async () => {
  await openExport({}, { ...buyer, companyType: 'Producer' });
  expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
});
