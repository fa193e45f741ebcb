import { renderWithHost } from '@werkbank/kit/testing/render';
import { screen, within } from '@testing-library/react';
import { locales } from '../../testing/orders-locales';
import { renderOrders } from './testing/render-orders';
import { PlannedDate } from '../delivery/planned-date';

const plan = (plannedShipmentDate: string, plannedShipmentFromStock: boolean) => ({
  plannedShipmentDate,
  plannedShipmentFromStock,
});
const soon = plan('2026-11-24', true);

it.each([
  ['the first promise, from stock', soon, null, '24.11.2026 ab Lager'],
  ['what its producer agreed to', soon, soon, '24.11.2026 ab Lager'],
  [
    'another day, no longer from stock',
    plan('2027-01-05', false),
    soon,
    'war 24.11.2026 ab Lager→ist jetzt 05.01.2027',
  ],
  [
    'the same day, from stock only now',
    soon,
    plan('2026-11-24', false),
    'war 24.11.2026→ist jetzt 24.11.2026 ab Lager',
  ],
])('says %s', async (_, is, originalPlannedShipmentInfo, text) => {
  const { container } = await renderWithHost(
    <PlannedDate delivery={{ ...is, originalPlannedShipmentInfo }} />,
    {
      locales,
    },
  );
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text);
});

it('stands beside the proposal that a buyer is to decide on', async () => {
  await renderOrders('buyer', '/orders/sales-orders/100049');
  const proposed = await screen.findByRole('region', { name: /Lieferung 7202/ });
  const meta = within(proposed).getByText('Versand geplant').nextElementSibling;
  expect(meta).toHaveTextContent(/^war \d\d\.\d\d\.\d{4} ab Lager→ist jetzt \d\d\.\d\d\.\d{4}/);
});
