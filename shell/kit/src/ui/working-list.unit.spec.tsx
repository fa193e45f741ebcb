import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@werkbank/contracts/client';
import { useListState } from '../lists/list-state';
import { renderWorking } from '../testing/render-working';
import { WorkingList, type WorkingListProps } from './working-list';

interface Drill {
  id: string;
}
const drills = [{ id: 'B-1' }, { id: 'B-2' }];
const fine = { error: null, refetch: () => undefined };

function Drills(props: Partial<WorkingListProps<Drill>>) {
  const list = useListState();
  return (
    <WorkingList
      name="drills"
      caption="Bohrer"
      list={list}
      answer={fine}
      columns={[{ key: 'id', title: 'Nummer', sortable: true, render: ({ id }) => id }]}
      rows={drills}
      rowKey={({ id }) => id}
      nameOf={({ id }) => id}
      filterNames={['coating']}
      filters={<p>Schicht: {list.filter('coating')}</p>}
      empty={{ title: 'Noch keine Bohrer', help: 'Legen Sie einen an.' }}
      {...props}
    />
  );
}

const refused = (status: number, refetch = () => undefined) => ({
  error: new ApiError(status, { code: 'FORBIDDEN', message: 'Nein.' }),
  refetch,
});

describe('a working list', () => {
  it('shows its rows, sorted as the address says', async () => {
    await renderWorking(<Drills />, { at: '/?sort=-id' });
    expect(screen.getByRole('table', { name: 'Bohrer' })).toBeVisible();
    expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(screen.getByRole('button', { name: 'Nummer' }));
    expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'none');
  });

  it('says what to do where there is nothing at all, whatever else the address holds', async () => {
    await renderWorking(<Drills rows={[]} />, { at: '/?tab=all' });
    expect(screen.getByRole('heading', { name: 'Noch keine Bohrer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
  });

  it('shows that a filter has no results, and resets it', async () => {
    await renderWorking(<Drills rows={[]} />, { at: '/?coating=TiN' });
    expect(screen.getByText('Schicht: TiN')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Keine Treffer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(screen.getByText('Schicht:')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Noch keine Bohrer' })).toBeVisible();
  });

  it('shows the failure and retries; without access it names whom to ask', async () => {
    const refetch = jest.fn(() => undefined);
    const { unmount } = await renderWorking(<Drills rows={undefined} answer={refused(502, refetch)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    unmount();
    await renderWorking(<Drills rows={undefined} answer={refused(403)} />);
    expect(screen.getByRole('heading', { name: 'Dazu sind Sie nicht berechtigt' })).toBeVisible();
  });

  it('keeps its rows if a later answer fails', async () => {
    await renderWorking(<Drills answer={refused(502)} />);
    expect(screen.getByRole('cell', { name: 'B-2' })).toBeVisible();
  });

  it('offers page sizes where the call takes them, and all rows as a file where one page can be read', async () => {
    const paging = { page: 1, pages: 2, pageSize: 10, totalItems: 12 };
    const readPage = async () => ({ rows: drills, paging });
    const { unmount } = await renderWorking(<Drills paging={paging} readPage={readPage} />);
    expect(screen.getByRole('combobox', { name: 'Zeilen je Seite' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exportieren' })).toBeVisible();
    unmount();
    await renderWorking(<Drills paging={paging} fixedPageSize />);
    expect(screen.getByText('Sichtbar 1 - 10 von 12 Einträgen')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exportieren' })).toBeNull();
  });
});
