import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { renderWithHost } from '@werkbank/kit/testing/render';
import type { Column, Sort } from '@werkbank/kit/columns';
import { LightTable, type LightTableProps } from './light-table';

interface Drill {
  id: string;
  diameter: number;
}
const drills: Drill[] = [
  { id: 'B-1', diameter: 1 },
  { id: 'B-2', diameter: 2 },
  { id: 'B-3', diameter: 3 },
];
const columns: Column<Drill>[] = [
  { key: 'id', title: 'Nummer', render: (drill) => drill.id },
  { key: 'd', title: 'd', align: 'end', sortable: true, render: (drill) => drill.diameter },
];

function Drills(props: Partial<LightTableProps<Drill>>) {
  return (
    <LightTable
      caption="Bohrer"
      columns={columns}
      rows={drills}
      rowKey={({ id }) => id}
      nameOf={({ id }) => id}
      details={({ id }) => <p>alles über {id}</p>}
      {...props}
    />
  );
}

const rowOf = (text: string) => screen.getByText(text).closest('tr');

describe('the table of public pages', () => {
  it('has one row in the tab order, and arrow keys for the others', async () => {
    await renderWithHost(<Drills />);
    await userEvent.tab();
    expect(document.activeElement).toBe(rowOf('B-1'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(rowOf('B-3'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rowOf('B-1'));
  });

  it('labels the button of a row with its name, and has tab stops in one row only', async () => {
    const withLink: Column<Drill>[] = [
      ...columns,
      { key: 'link', title: 'Weg', render: (drill) => <a href={`/${drill.id}`}>{drill.id} ansehen</a> },
    ];
    await renderWithHost(<Drills columns={withLink} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Öffnen: B-1' }));
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('B-1 ansehen');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    act(() => rowOf('B-2')?.focus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('alles über B-2')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Schließen: B-2' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('marks sortable heads before their first use, with the filter of the column', async () => {
    const filtered = columns.map((column) => ({ ...column, filter: <button type="button">filtern</button> }));
    await renderWithHost(<Drills columns={filtered} onSort={() => undefined} />);
    const sorting = screen.getByRole('button', { name: 'd' });
    expect(sorting.querySelector('svg')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'filtern' })).toHaveLength(2);
  });

  it('opens a row in place with Enter, and closes it again', async () => {
    await renderWithHost(<Drills />);
    act(() => rowOf('B-2')?.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('alles über B-2')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('alles über B-2')).toBeNull();
  });

  it('starts a quantity with a digit, adds with Enter and goes back to the row with Escape', async () => {
    const added: number[] = [];
    function WithQuantity() {
      return (
        <Drills
          columns={[...columns, { key: 'q', title: 'Menge', render: () => <Quantity added={added} /> }]}
        />
      );
    }
    await renderWithHost(<WithQuantity />);
    act(() => rowOf('B-2')?.focus());
    await userEvent.keyboard('25{Enter}');
    expect(added).toEqual([25]);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(rowOf('B-2'));
  });

  it('asks for ascending, then descending, then no order', async () => {
    const asked: (Sort | undefined)[] = [];
    function Sorted() {
      const [sort, setSort] = useState<Sort>();
      const ask = (next: Sort | undefined) => {
        asked.push(next);
        setSort(next);
      };
      return <Drills sort={sort} onSort={ask} />;
    }
    await renderWithHost(<Sorted />);
    const head = screen.getByRole('button', { name: 'd' });
    await userEvent.tripleClick(head);
    expect(asked).toEqual([{ key: 'd', descending: false }, { key: 'd', descending: true }, undefined]);
    await userEvent.click(head);
    expect(head.closest('th')?.getAttribute('aria-sort')).toBe('ascending');
  });

  it('holds the place with rows as high as the real ones while they are on their way', async () => {
    await renderWithHost(<Drills rows={undefined} expected={4} />);
    expect(screen.getByRole('status', { name: 'Wird geladen' }).children).toHaveLength(4);
  });
});

function Quantity({ added }: { added: number[] }) {
  const [value, setValue] = useState(1);
  return (
    <QuantityInput
      label="Menge"
      value={value}
      onChange={setValue}
      onEnter={(quantity) => added.push(quantity)}
    />
  );
}
