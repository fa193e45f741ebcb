import type { DownloadedFile } from '@werkbank/contracts/client';
import { screen, waitFor, within } from '@testing-library/react';
import {
  assignment,
  listedTieredGroup,
  tieredGroup,
  unassignedCustomers,
} from '@werkbank/contracts/fixtures';
import { chooseOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import { noteOf, press, retype, rowsOfList, save } from '../../testing/at-the-desk';
import { assignable as other, dialog, opener, refused } from '../../testing/open-desk';
import DiscountAssignmentsPage from './discount-assignments-page';
import './customer-discount-page';

describe('discount assignments', () => {
  const open = opener(<DiscountAssignmentsPage />, 'discount-assignments');

  it('are not to the group of the unassigned', async () => {
    await open();
    await press('Rabattgruppe zuordnen');
    expect(await offeredOptions('Rabattgruppe', dialog())).toEqual([tieredGroup.name]);
  });

  it('lead to the first group where there is none', async () => {
    const { address } = await open({ listDiscountGroups: [unassignedCustomers] });
    await press('Rabattgruppe zuordnen');
    (await within(dialog()).findByRole('link', { name: 'Rabattgruppe anlegen' })).click();
    await waitFor(() => expect(address()).toBe('/management/discount-groups/new'));
  });

  it('give a customer who has none a group, and stand by name at once', async () => {
    const bodies: unknown[] = [];
    const { host } = await open({
      createDiscountAssignment: ({ body }) => {
        bodies.push(body);
        return { ...assignment, id: 1, customerCompanyId: 72, customerName: other.name };
      },
    });
    await screen.findByText(assignment.customerName);
    await press('Rabattgruppe zuordnen');
    await chooseOption('Kunde', other.name, dialog());
    await chooseOption('Rabattgruppe', tieredGroup.name, dialog());
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Rabattgruppe ist zugeordnet.'));
    expect(bodies).toEqual([
      { customerCompanyId: 72, discountGroupId: 410, validFrom: null, validUntil: null },
    ]);
    expect(rowsOfList().map((row) => row.split(' | ')[0])).toEqual(
      [assignment.customerName, other.name].sort(new Intl.Collator('de').compare),
    );
  });

  it.each([
    ['CUSTOMER_CANNOT_BE_ASSIGNED', 'customerCompanyId', 'Kunde', 'nicht gefunden oder ist schon zugeordnet'],
    ['DISCOUNT_ASSIGNMENT_EXISTS', 'customerCompanyId', 'Kunde', 'Diese Rabattzuordnung gibt es schon.'],
    ['DISCOUNT_GROUP_NOT_FOUND', 'discountGroupId', 'Rabattgruppe', 'gibt es nicht (mehr)'],
    ['DISCOUNT_DATA_INCONSISTENT', 'discountGroupId', 'Rabattgruppe', 'passen nicht zusammen'],
    ['NO_DISCOUNT_GROUPS_DEFINED', 'discountGroupId', 'Rabattgruppe', 'noch keine Rabattgruppen angelegt'],
  ] as const)('say %s at its field', async (code, field, label, message) => {
    await open({ createDiscountAssignment: refused(code, field) });
    await press('Rabattgruppe zuordnen');
    await chooseOption('Kunde', other.name, dialog());
    await chooseOption('Rabattgruppe', tieredGroup.name, dialog());
    await save();
    await waitFor(() => expect(noteOf(label, dialog())).toContain(message));
  });

  it('of one customer are changed with their key and deleted', async () => {
    const keys: unknown[] = [];
    const { host } = await open(
      {
        updateDiscountAssignment: ({ body }) => {
          keys.push(body.optimisticLockKey);
          return { ...assignment, validUntil: '2026-12-31', optimisticLockKey: 2 };
        },
        deleteDiscountAssignment: {},
      },
      `/${assignment.customerCompanyId}`,
    );
    await screen.findByRole('heading', { level: 1, name: assignment.customerName });
    await press(`${assignment.customerName} ändern`);
    await retype(/^Gültig bis/, '31.12.2026', dialog());
    await save();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Rabattzuordnung ist gespeichert.'));
    expect(keys).toEqual([1]);
    expect(rowsOfList()[0]).toContain(`${listedTieredGroup.name} | ohne Beginn | 31.12.2026`);
    await press(`${assignment.customerName} löschen`);
    await press('Zuordnung löschen');
    expect(await screen.findByText('Keine Rabattgruppe')).toBeVisible();
  });

  describe('have a price list', () => {
    const file: DownloadedFile = { fileName: 'preisliste.csv', content: new Blob(['x']) };
    const saved: string[] = [];
    beforeEach(() => {
      saved.length = 0;
      Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
      HTMLAnchorElement.prototype.click = function click() {
        saved.push(this.download);
      };
    });

    it.each([
      ['of a customer', `/${assignment.customerCompanyId}`, assignment.customerCompanyId],
      ['of everybody else', '', undefined],
    ])('%s, which is saved as a file', async (_, below, customerCompanyId) => {
      const asked: object[] = [];
      const { host } = await open(
        {
          getPriceList: ({ query }) => {
            asked.push(query);
            return file;
          },
        },
        below,
      );
      await screen.findByRole('table');
      await press('Preisliste');
      await retype(/^Tag/, '01.01.2027', dialog());
      await chooseOption('Dateiart', 'Text (CSV)', dialog());
      await press('Herunterladen');
      await waitFor(() => expect(saved).toEqual(['preisliste.csv']));
      expect(host.record.shown[0]?.text).toContain('preisliste.csv ist gespeichert');
      expect(asked).toMatchObject([{ day: '2027-01-01', format: 'csv' }]);
      expect(asked[0]).toHaveProperty('country');
      expect((asked[0] as { customerCompanyId?: number }).customerCompanyId).toBe(customerCompanyId);
    });

    it('that is refused, and say so', async () => {
      await open({ getPriceList: refused('CURRENCY_NOT_OFFERED', 'currency') });
      await screen.findByRole('table');
      await press('Preisliste');
      await press('Herunterladen');
      expect(await within(dialog()).findByRole('alert')).toBeVisible();
      expect(saved).toEqual([]);
    });
  });

  it('of a customer whom nobody knows are missing', async () => {
    await open({}, '/999');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
