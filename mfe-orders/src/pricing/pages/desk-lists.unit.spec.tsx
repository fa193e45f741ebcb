import { screen } from '@testing-library/react';
import {
  articleGroup,
  assignment,
  drillDiscount,
  listedTieredGroup,
  oddNames,
  otherWaysToWrite,
  surcharge,
  tieredGroup,
} from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import ArticleGroupsPage from './article-groups-page';
import DiscountAssignmentsPage from './discount-assignments-page';
import DiscountGroupsPage from './discount-groups-page';
import SurchargesPage from './surcharges-page';
import './discount-group-page';
import { rowsOfList } from '../../testing/at-the-desk';
import { opener } from '../../testing/open-desk';

const of = <Row,>(row: (name: string, id: number) => Row) => oddNames.map((name, at) => row(name, at + 1));
const dated = { validFrom: '2026-03-01', validUntil: '2026-12-31' };

const lists: [string, ReturnType<typeof opener>, Fixtures, below?: string][] = [
  [
    'discount assignments',
    opener(<DiscountAssignmentsPage />, 'discount-assignments'),
    {
      listDiscountAssignments: of((customerName, id) => ({
        ...assignment,
        ...dated,
        id,
        customerCompanyId: id,
        customerName,
      })),
    },
  ],
  [
    'discount groups',
    opener(<DiscountGroupsPage />, 'discount-groups'),
    { listDiscountGroups: of((name, id) => ({ ...listedTieredGroup, id, name })) },
  ],
  [
    'discounts',
    opener(<DiscountGroupsPage />, 'discount-groups'),
    {
      getDiscountGroup: {
        ...tieredGroup,
        discountType: 'PercentageMaterialGroup',
        discounts: of((materialOrArticleGroupName, id) => ({
          ...drillDiscount,
          ...dated,
          id,
          materialOrArticleGroupName,
          discountValue: 12.5,
          discountQuantities: [],
        })),
      },
    },
    `/${tieredGroup.id}`,
  ],
  [
    'surcharges',
    opener(<SurchargesPage />, 'surcharges'),
    { listSurcharges: of((materialGroupName, id) => ({ ...surcharge, ...dated, id, materialGroupName })) },
  ],
  [
    'article groups',
    opener(<ArticleGroupsPage />, 'article-groups'),
    {
      listArticleGroups: of((name, id) => ({
        ...articleGroup,
        id,
        name: 'Bohren',
        assignments: [name],
        materialGroups: [{ id, name }],
      })),
    },
  ],
];

/** The cells of the first column on, without that of the actions. */
const wordsOf = (row: string) => row.split(' | ').slice(0, -1).toReversed().join(' ');

it.each(lists)(
  'finds rows of the list of %s by the words that they show',
  async (_, open, fixtures, below = '') => {
    const all = await open(fixtures, below);
    await screen.findByText(new RegExp(oddNames[1] ?? ''));
    const rows = rowsOfList();
    all.unmount();
    expect(rows).toHaveLength(oddNames.length);
    const ways = rows.map((row, at) => otherWaysToWrite(wordsOf(row)).at(at % 7) ?? '');
    for (const at of [2, 8]) {
      const found = await open(fixtures, `${below}?search=${encodeURIComponent(ways[at] ?? '')}`);
      await screen.findAllByRole('row');
      expect([ways[at], rowsOfList()]).toEqual([ways[at], [rows[at]]]);
      found.unmount();
    }
  },
);
