import { statuses } from '@werkbank/contracts/delivery';
import { allowedSort, chosenStatuses, listQuery, statusesText } from './list-query';

const address = (filters: Record<string, string>) => ({
  page: 2,
  sort: undefined,
  filter: (name: string) => filters[name] ?? '',
});

describe('the query of a list', () => {
  it('requests the state in the address', () => {
    const list = {
      ...address({ statuses: 'Sent,Created', orderNumber: ' 1000 ' }),
      pageSize: undefined,
      sort: { key: 'taxBase', descending: true },
    };
    expect(listQuery(list)).toEqual({
      page: 2,
      sort: '-taxBase',
      statuses: 'Created,Sent',
      orderNumber: '1000',
    });
  });

  it('leaves out unknown parameters, so that an old link opens', () => {
    const list = {
      ...address({ statuses: 'Lost' }),
      pageSize: undefined,
      sort: { key: 'colour', descending: false },
    };
    expect(listQuery(list)).toEqual({ page: 2 });
  });

  it('writes all statuses like none', () => {
    expect(statusesText(statuses)).toBe('');
    expect(chosenStatuses(statusesText(['Sent', 'Created']))).toEqual(['Created', 'Sent']);
  });

  it('sorts statuses in one direction only', () => {
    expect(allowedSort({ key: 'status', descending: true })).toBeUndefined();
    expect(allowedSort({ key: 'id', descending: true })).toEqual({ key: 'id', descending: true });
  });
});
