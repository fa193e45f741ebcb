import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { buyer } from '@werkbank/contracts/fixtures';
import { renderWorking } from '../testing/render-working';
import type { Sort, WorkingColumn } from '../table/columns';
import { Table, type TableProps } from './table';
import { type Selection, useChosenRows, useSelection } from './table-selection';

interface Drill {
  id: string;
  diameter: number;
  coating: string;
}
const drills: Drill[] = [
  { id: 'B-1', diameter: 1, coating: 'TiN' },
  { id: 'B-2', diameter: 2, coating: 'TiN' },
  { id: 'B-3', diameter: 3, coating: 'blank' },
];
const columns: WorkingColumn<Drill>[] = [
  { key: 'id', title: 'Nummer', sortable: true, render: ({ id }) => <a href={`/${id}`}>{id}</a> },
  {
    key: 'd',
    title: 'd',
    align: 'end',
    sortable: true,
    render: ({ diameter }) => diameter,
    summary: (rows) => rows.reduce((sum, { diameter }) => sum + diameter, 0),
  },
  { key: 'coating', title: 'Schicht', extra: true, render: ({ coating }) => coating },
  { key: 'action', title: <span>Tun</span>, render: () => 'tun' },
];

function Bulk({ selection }: { selection: Selection<Drill> }) {
  return <p>gewählt: {[...useChosenRows(selection).values()].map(({ id }) => id).join(', ')}</p>;
}

function Drills({ selectable = false, ...props }: Partial<TableProps<Drill>> & { selectable?: boolean }) {
  const selection = useSelection<Drill>();
  return (
    <Table
      name="drills"
      caption="Bohrer"
      columns={columns}
      rows={drills}
      rowKey={({ id }) => id}
      nameOf={({ id }) => id}
      {...(selectable ? { selection, bulk: <Bulk selection={selection} /> } : {})}
      {...props}
    />
  );
}

const rowOf = (text: string) => screen.getByRole('link', { name: text }).closest('tr');
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const arrange = () => userEvent.click(screen.getByRole('button', { name: 'Ansicht' }));
const box = (name: string) => screen.getByRole('checkbox', { name });

beforeEach(() => localStorage.clear());

describe('the table of working lists', () => {
  it('is one table with a name, whose heads sort and show the order', async () => {
    const asked: (Sort | undefined)[] = [];
    await renderWorking(
      <Drills sort={{ key: 'd', descending: false }} onSort={(sort) => asked.push(sort)} />,
    );
    expect(screen.getByRole('table', { name: 'Bohrer' })).toBeVisible();
    const head = screen.getByRole('columnheader', { name: 'd' });
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Nummer' })).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByRole('columnheader', { name: 'Tun' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(within(head).getByRole('button', { name: 'd' }));
    expect(asked).toEqual([{ key: 'd', descending: true }]);
  });

  it('has one row in the tab order, from which the arrows go on; Enter goes to its page', async () => {
    const opened: string[] = [];
    await renderWorking(<Drills onOpen={({ id }) => opened.push(id)} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(rowOf('B-1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(rowOf('B-3')).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await userEvent.click(screen.getByText('2'));
    expect(opened).toEqual(['B-1', 'B-2']);
    act(() => rowOf('B-3')?.focus());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'B-3' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('shows sums below the rows', async () => {
    await renderWorking(<Drills />);
    expect(screen.getByRole('cell', { name: '6' })).toBeVisible();
  });

  it('opens a row in place, by its named button and by Enter', async () => {
    await renderWorking(<Drills details={({ id }) => <p>alles über {id}</p>} />);
    await userEvent.click(screen.getByRole('button', { name: 'Öffnen: B-2' }));
    expect(screen.getByText('alles über B-2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Schließen: B-2' })).toHaveAttribute('aria-expanded', 'true');
    act(() => rowOf('B-2')?.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: 'Schließen: B-2' })).toBeNull();
  });

  it('puts rows that belong together below one head', async () => {
    await renderWorking(<Drills groupOf={({ coating }) => ({ key: coating, head: `Schicht ${coating}` })} />);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1, 6)).toEqual(['Schicht TiN', 'B-11tun', 'B-22tun', 'Schicht blank', 'B-33tun']);
  });

  it('holds the place while rows are on their way, and says what to do where there are none', async () => {
    const { unmount } = await renderWorking(<Drills rows={undefined} expected={4} />);
    expect(screen.getByRole('status', { name: 'Wird geladen' }).children).toHaveLength(4);
    unmount();
    await renderWorking(<Drills rows={[]} empty={<p>Noch keine Bohrer</p>} />);
    expect(screen.getByText('Noch keine Bohrer')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a small table of a working screen', () => {
  const withLinks: WorkingColumn<Drill>[] = [
    ...columns,
    { key: 'more', title: 'Mehr', render: ({ id }) => <button type="button">mehr über {id}</button> },
  ];
  const Small = (props: Partial<TableProps<Drill>>) => (
    <Table caption="Bohrer" columns={withLinks} rows={drills} rowKey={({ id }) => id} {...props} />
  );

  it('has nothing to arrange, and Tab stops at the controls of every row', async () => {
    const { container } = await renderWorking(<Small />);
    expect(screen.queryByRole('button', { name: 'Ansicht' })).toBeNull();
    expect(container.querySelectorAll('tbody [tabindex="-1"]:not(tr)')).toHaveLength(0);
  });

  it('keeps its head without rows', async () => {
    const { container } = await renderWorking(<Small rows={[]} />);
    expect(heads()).toEqual(['Nummer', 'd', 'Tun', 'Mehr']);
    expect(container.querySelectorAll('tbody tr')).toHaveLength(0);
  });

  it('opens a row by a button without a name, and takes a click in a dialog of a row for none on the row', async () => {
    const withDialog: WorkingColumn<Drill>[] = [
      {
        key: 'id',
        title: 'Nummer',
        render: ({ id }) => <>{createPortal(<p>Dialog {id}</p>, document.body)}</>,
      },
    ];
    await renderWorking(<Small columns={withDialog} details={({ id }) => <p>alles über {id}</p>} />);
    await userEvent.click(screen.getByText('Dialog B-2'));
    expect(screen.queryByText('alles über B-2')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Öffnen' })[1] as HTMLElement);
    expect(screen.getByText('alles über B-2')).toBeVisible();
  });
});

describe('the chosen rows', () => {
  it('are chosen by box, by space, all at once, and none', async () => {
    await renderWorking(<Drills selectable />);
    await userEvent.click(box('Auswählen: B-2'));
    expect(screen.getByText('gewählt: B-2')).toBeVisible();
    expect(screen.getByText('1 ausgewählt')).toBeVisible();
    act(() => rowOf('B-1')?.focus());
    await userEvent.keyboard(' ');
    expect(screen.getByText('gewählt: B-2, B-1')).toBeVisible();
    expect(box('Alle Zeilen auswählen')).toBePartiallyChecked();
    await userEvent.click(box('Alle Zeilen auswählen'));
    expect(screen.getByText('3 ausgewählt')).toBeVisible();
    expect(box('Auswählen: B-3')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    expect(screen.queryByText(/gewählt/)).toBeNull();
    expect(box('Alle Zeilen auswählen')).not.toBeChecked();
  });

  it('stay chosen while another page is shown, and a click on a box opens nothing', async () => {
    const opened: string[] = [];
    function Pages() {
      const [page, setPage] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setPage(1)}>
            weiter
          </button>
          <Drills selectable rows={drills.slice(page, page + 2)} onOpen={({ id }) => opened.push(id)} />
        </>
      );
    }
    await renderWorking(<Pages />);
    await userEvent.click(box('Auswählen: B-1'));
    await userEvent.click(screen.getByRole('button', { name: 'weiter' }));
    await userEvent.click(box('Auswählen: B-3'));
    expect(screen.getByText('gewählt: B-1, B-3')).toBeVisible();
    expect(opened).toEqual([]);
  });
});

describe('the arrangement of a table', () => {
  const asPerson = (id: number) => ({ session: { user: { ...buyer, id }, status: 'signedIn' as const } });

  it('is remembered for each person', async () => {
    const first = await renderWorking(<Drills />, asPerson(1));
    await arrange();
    expect(box('Nummer')).toBeDisabled();
    await waitFor(() => expect(box('d')).toHaveFocus());
    await userEvent.click(box('Schicht'));
    await userEvent.click(box('d'));
    await userEvent.click(screen.getByRole('radio', { name: 'dicht' }));
    expect(heads()).toEqual(['Nummer', 'Schicht', 'Tun']);
    first.unmount();
    const second = await renderWorking(<Drills />, asPerson(1));
    expect(heads()).toEqual(['Nummer', 'Schicht', 'Tun']);
    await arrange();
    expect(screen.getByRole('radio', { name: 'dicht' })).toBeChecked();
    second.unmount();
    await renderWorking(<Drills />, asPerson(2));
    expect(heads()).toEqual(['Nummer', 'd', 'Tun']);
  });

  it('is taken back by one button, and closed by Escape, which gives the focus back', async () => {
    await renderWorking(<Drills />);
    await arrange();
    await userEvent.click(box('d'));
    await userEvent.click(screen.getByRole('button', { name: 'Wie am Anfang' }));
    expect(heads()).toEqual(['Nummer', 'd', 'Tun']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ansicht' })).toHaveFocus());
    expect(localStorage).toHaveLength(0);
  });

  it('makes columns wider and narrower without a mouse', async () => {
    const { container } = await renderWorking(<Drills />);
    await arrange();
    await userEvent.click(screen.getByRole('button', { name: 'd breiter' }));
    const width = () => Number.parseInt(container.querySelectorAll('col')[1]?.style.width ?? '', 10);
    const wide = width();
    await userEvent.click(screen.getByRole('button', { name: 'd breiter' }));
    expect(width()).toBeGreaterThan(wide);
    expect(localStorage.getItem('werkbank-table:drills:visitor')).toContain('"d"');
  });

  it('works where storage is forbidden, as long as the page is open', async () => {
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const first = await renderWorking(<Drills name="without-storage" />);
    await arrange();
    await userEvent.click(box('d'));
    expect(heads()).toEqual(['Nummer', 'Tun']);
    first.unmount();
    await renderWorking(<Drills name="without-storage" />);
    expect(heads()).toEqual(['Nummer', 'Tun']);
    forbidden.mockRestore();
  });

  it('is as the list has it where what was kept is not understood', async () => {
    localStorage.setItem('werkbank-table:drills:visitor', '{"columns":{"d":"no"},"widths":{"d":-4}}');
    await renderWorking(<Drills />);
    expect(heads()).toEqual(['Nummer', 'd', 'Tun']);
  });
});
