import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseOption } from '../testing/choose-option';
import { renderWorking } from '../testing/render-working';
import { Pagination } from './pagination';

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

  it('shows that there are more than were counted', async () => {
    const more = { ...paging, totalIsExact: false };
    await renderWorking(<Pagination paging={more} list={{ page: 2, setPage: () => undefined }} />);
    expect(screen.getByText('Sichtbar 26 - 50 von mehr als 287 Einträgen')).toBeVisible();
  });

  it('is gone through once by Tab, page by page', async () => {
    await renderWorking(<Pagination paging={paging} list={{ page: 2, setPage: () => undefined }} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Vorige Seite' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Seite 1' })).toHaveFocus();
  });
});
