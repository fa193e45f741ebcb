import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { chooseOption } from '../testing/choose-option';
import { renderWorking } from '../testing/render-working';
import { Pagination } from './pagination';
import { Tabs } from './tabs';

describe('tabs', () => {
  function Example() {
    const [current, setCurrent] = useState('open');
    return (
      <Tabs
        label="Bestellungen"
        current={current}
        onChange={setCurrent}
        tabs={[
          { key: 'open', label: 'Offen', content: <p>was offen ist</p> },
          { key: 'done', label: 'Erledigt', content: <p>was erledigt ist</p> },
        ]}
      />
    );
  }
  it('show one view at a time, by mouse and by keys', async () => {
    await renderWorking(<Example />);
    expect(screen.getByRole('tab', { name: 'Offen', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Erledigt' }));
    expect(screen.getByRole('tabpanel', { name: 'Erledigt' })).toHaveTextContent('was erledigt ist');
    screen.getByRole('tab', { name: 'Erledigt' }).focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('tab', { name: /Offen/, selected: true })).toBeVisible();
  });

  it('lead to addresses where they have some', async () => {
    function Place() {
      const { search } = useLocation();
      return (
        <Tabs
          label="Listen"
          current={search.endsWith('b') ? 'b' : 'a'}
          tabs={[
            { key: 'a', label: 'A', to: '?v=a' },
            { key: 'b', label: 'B', to: '?v=b' },
          ]}
        />
      );
    }
    await renderWorking(<Place />);
    await userEvent.click(screen.getByRole('tab', { name: 'B' }));
    expect(screen.getByRole('tab', { name: 'B', selected: true })).toBeVisible();
  });
});

describe('pagination', () => {
  const paging = { page: 2, pages: 12, pageSize: 25, totalItems: 287 };
  it.each([
    ['de', 'Sichtbar 26 - 50 von 287 Einträgen', 'Seite 3', 'Vorige Seite', 'Zeilen je Seite', '50 je Seite'],
    ['en', 'Visible 26 - 50 of 287 items', 'Page 3', 'Previous page', 'Rows per page', '50 per page'],
  ] as const)(
    'goes to pages and takes another number of rows (%s)',
    async (language, sum, third, previous, rows, fifty) => {
      const asked: unknown[] = [];
      await renderWorking(
        <Pagination
          paging={paging}
          list={{ page: 2, setPage: (...to) => asked.push(to) }}
          onPageSize={(size) => asked.push(size)}
        />,
        { preferences: { language } },
      );
      expect(screen.getByText(sum)).toBeVisible();
      expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
      await userEvent.click(screen.getByRole('button', { name: third }));
      screen.getByRole('button', { name: previous }).focus();
      await userEvent.keyboard('{Enter}');
      await chooseOption(rows, fifty);
      expect(asked).toEqual([[3], [1], 50]);
    },
  );

  it('is gone through once by Tab, page by page', async () => {
    await renderWorking(<Pagination paging={paging} list={{ page: 2, setPage: () => undefined }} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Vorige Seite' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Seite 1' })).toHaveFocus();
  });
});
