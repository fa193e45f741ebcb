import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../testing/render-with-host';
import { FilterList } from './filter-list';
import { askedPage, useListState } from './list-state';
import { pageNumbers } from './page-numbers';
import { type Paging, Pagination } from './pagination';

describe('page numbers', () => {
  it('surround the current page and stay within the list', () => {
    expect(pageNumbers(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageNumbers(10, 20, 7)).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(pageNumbers(20, 20, 9)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
    expect(pageNumbers(2, 3, 9)).toEqual([1, 2, 3]);
  });
});

describe('pagination', () => {
  const at = (page: number, pages: number, totalItems: number) => ({ page, pages, pageSize: 50, totalItems });
  const draw = async (paging: Paging, page = paging.page, outdated?: boolean) => {
    const visited: unknown[][] = [];
    const list = { page, setPage: (...asked: unknown[]) => visited.push(asked) };
    const known = outdated === undefined ? {} : { outdated };
    await renderWithHost(<Pagination paging={paging} list={list} {...known} />);
    return visited;
  };

  it('shows which items are visible, and goes to a page', async () => {
    const visited = await draw(at(3, 3, 1124));
    expect(screen.getByText('Sichtbar 101 - 150 von 1.124 Einträgen')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Vorige Seite' }));
    expect(visited).toEqual([[2]]);
    expect(screen.getByRole('button', { name: 'Nächste Seite' })).toHaveProperty('disabled', true);
  });

  it('goes from a page behind the last one to the last, and back does not lead there again', async () => {
    expect(await draw(at(9, 3, 120))).toEqual([[3, true]]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('goes to the first page of a list that has become empty', async () => {
    expect(await draw(at(2, 0, 0))).toEqual([[1, true]]);
  });

  it('corrects the address if the service answers the last page', async () => {
    expect(await draw(at(3, 3, 120), 999, false)).toEqual([[3, true]]);
    expect(screen.getByText('Sichtbar 101 - 120 von 120 Einträgen')).toBeTruthy();
  });

  it('does not take the answer to a shorter list for the one that it waits for', async () => {
    expect(await draw(at(1, 1, 12), 5, true)).toEqual([]);
  });

  it('stays where it is while an answer to another page is shown, and where the list is empty', async () => {
    expect(await draw(at(9, 3, 120), 3)).toEqual([]);
    expect(await draw(at(1, 0, 0))).toEqual([]);
  });
});

describe('a filter', () => {
  const options = Array.from({ length: 8 }, (_, index) => ({
    value: `${index}`,
    label: `Wert ${index}`,
    count: index,
    selected: index === 7,
  }));

  it('shows the first five values and what is chosen, and all on request', async () => {
    await renderWithHost(<FilterList title="Durchmesser" options={options} onToggle={() => undefined} />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: '3 weitere' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Weniger anzeigen' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
  });
});

describe('the state of a list', () => {
  function List() {
    const list = useListState();
    return (
      <>
        <output>{JSON.stringify([list.page, list.sort, list.filter('status')])}</output>
        <p>{JSON.stringify(askedPage(list))}</p>
        <button type="button" onClick={() => list.setPageSize(50)}>
          50
        </button>
        <button type="button" onClick={() => list.setFilters({ status: 'Sent' })}>
          filter
        </button>
      </>
    );
  }

  it('is cut to what a service takes', async () => {
    await renderWithHost(<List />, { at: `/?page=999999&status=${'x'.repeat(300)}` });
    expect(screen.getByRole('status').textContent).toBe(`[100000,null,"${'x'.repeat(200)}"]`);
  });

  it('requests the chosen number of rows, within the limit of the service', async () => {
    await renderWithHost(<List />, { at: '/?page=4&pageSize=5000' });
    expect(screen.getByText('{"page":4,"pageSize":100}')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    expect(screen.getByText('{"page":1,"pageSize":50}')).toBeTruthy();
  });

  it('leaves the number of rows to the service where the address says none that there is', async () => {
    await renderWithHost(<List />, { at: '/?page=4&pageSize=many' });
    expect(screen.getByText('{"page":4}')).toBeTruthy();
  });

  it('comes from the address, and a new filter starts at the first page', async () => {
    await renderWithHost(<List />, { at: '/?page=4&sort=-id' });
    expect(screen.getByRole('status').textContent).toBe('[4,{"key":"id","descending":true},""]');
    await userEvent.click(screen.getByRole('button', { name: 'filter' }));
    expect(screen.getByRole('status').textContent).toBe('[1,{"key":"id","descending":true},"Sent"]');
  });
});
