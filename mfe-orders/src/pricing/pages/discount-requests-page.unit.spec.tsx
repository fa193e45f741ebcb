import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { callExamples, receivedRequest, tieredGroup } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { dialog, opener, refused } from '../../testing/open-desk';
import { press, retype, rowsOfList } from '../../testing/at-the-desk';
import { readOnce } from '../../testing/read-once';
import DiscountRequestsPage from './discount-requests-page';

const page = callExamples.listDiscountRequests.answer;
const granted: ReceivedDiscountRequest = callExamples.answerDiscountRequest.answer;
const answers = { listDiscountRequests: readOnce(() => page) };

async function openFirst() {
  const table = await screen.findByRole('table');
  await userEvent.click(within(table).getByRole('button', { name: /Kellermatt|Einzelheiten|4500/ }));
}

describe('received discount requests', () => {
  const open = opener(<DiscountRequestsPage />, 'discount-requests');

  it('open in place with what was asked, by whom and which group the customer has', async () => {
    await open({
      listDiscountRequests: { ...page, requests: [{ ...receivedRequest, discountGroupId: tieredGroup.id }] },
    });
    await openFirst();
    expect(await screen.findByText(receivedRequest.remarks)).toBeVisible();
    expect(screen.getByRole('link', { name: receivedRequest.askedBy.email })).toBeVisible();
    expect(await screen.findByText(tieredGroup.name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rabattgruppe zuordnen' })).toHaveAttribute(
      'href',
      `/management/discount-assignments/${receivedRequest.customerCompanyId}`,
    );
  });

  it('are granted with a group and words, and read so at once', async () => {
    const bodies: unknown[] = [];
    const { host } = await open({
      ...answers,
      listDiscountRequests: readOnce(() => page),
      answerDiscountRequest: ({ body }) => {
        bodies.push(body);
        return granted;
      },
    });
    await openFirst();
    await press('Gewähren');
    await chooseOption(/^Rabattgruppe/, tieredGroup.name, dialog());
    await retype(/^Antwort/, 'Ab sofort.', dialog());
    await press('Rabatt gewähren');
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Anfrage ist gewährt.'));
    expect(bodies).toEqual([{ status: 'Granted', answer: 'Ab sofort.', discountGroupId: tieredGroup.id }]);
    expect(rowsOfList()[0]).toContain('gewährt');
    expect(screen.queryByRole('button', { name: 'Gewähren' })).toBeNull();
  });

  it('are declined without a group', async () => {
    const bodies: unknown[] = [];
    await open({
      listDiscountRequests: readOnce(() => page),
      answerDiscountRequest: ({ body }) => {
        bodies.push(body);
        return { ...granted, status: 'Declined' as const };
      },
    });
    await openFirst();
    await press('Ablehnen');
    expect(within(dialog()).queryByRole('combobox')).toBeNull();
    await press('Anfrage ablehnen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies).toEqual([{ status: 'Declined', answer: '' }]);
  });

  it('show that a colleague has answered them already', async () => {
    await open({
      listDiscountRequests: readOnce(() => page),
      answerDiscountRequest: refused('DISCOUNT_REQUEST_ANSWERED'),
    });
    await openFirst();
    await press('Ablehnen');
    await press('Anfrage ablehnen');
    expect(await within(dialog()).findByRole('alert')).toBeVisible();
  });

  it('are narrowed by their status, which stands in the address', async () => {
    const asked: unknown[] = [];
    const { address } = await open({
      listDiscountRequests: ({ query }) => {
        asked.push(query.status);
        return query.status === 'Declined' ? { ...page, requests: [], totalItems: 0 } : page;
      },
    });
    await chooseOption('Status', 'abgelehnt');
    await waitFor(() => expect(address()).toBe('/management/discount-requests?status=Declined'));
    expect(await screen.findByText('Keine Treffer')).toBeVisible();
    expect(asked).toContain('Declined');
  });

  it('are found by words, which stand in the address', async () => {
    const asked: unknown[] = [];
    const { address } = await open({
      listDiscountRequests: ({ query }) => {
        asked.push(query.search);
        return query.search ? { ...page, requests: [], totalItems: 0 } : page;
      },
    });
    await userEvent.type(await screen.findByLabelText('Kunde, Person, Artikel'), 'niemand');
    await waitFor(() => expect(address()).toBe('/management/discount-requests?search=niemand'));
    expect(await screen.findByText('Keine Treffer')).toBeVisible();
    expect(asked).toContain('niemand');
  });

  it('have a page of their own, where they are answered', async () => {
    await open(
      { getDiscountRequest: readOnce(() => receivedRequest), answerDiscountRequest: granted },
      `/${receivedRequest.id}`,
    );
    const title = `Rabattanfrage von ${receivedRequest.customerName}`;
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(receivedRequest.remarks)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rabattanfragen' })).toHaveAttribute(
      'href',
      '/management/discount-requests',
    );
    await press('Gewähren');
    await press('Rabatt gewähren');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Gewähren' })).toBeNull());
    expect(screen.getByText('gewährt')).toBeVisible();
  });

  it('show that one is missing', async () => {
    await open({ getDiscountRequest: refused('DISCOUNT_REQUEST_NOT_FOUND') }, '/4711');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rabattanfrage' })).toBeVisible();
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('say that there are none, and that they could not be read', async () => {
    await open({ listDiscountRequests: { ...page, requests: [], totalItems: 0 } });
    expect(await screen.findByText('Noch keine Rabattanfragen')).toBeVisible();
  });
});
