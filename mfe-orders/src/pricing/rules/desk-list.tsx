import { holdsWords } from '@werkbank/contracts/text';
import { useFormats } from '@werkbank/kit/formats';
import type { ReadPage } from '@werkbank/kit/read-all-pages';
import { WorkingList, type WorkingListProps } from '@werkbank/kit/ui/working-list';
import { shownTexts } from './shown-texts';
import { pageOf, type SortKeys, sorted } from './rows-of-page';

interface DeskListProps<Row> extends Omit<WorkingListProps<Row>, 'rows' | 'paging' | 'readPage'> {
  /** The whole list, in the order of the service. */
  answer: WorkingListProps<Row>['answer'] & { data: readonly Row[] | undefined };
  /** Sort values of the rows, for each sortable column. */
  sortKeys: SortKeys<Row>;
  /** Names of the filters; `search` looks for words of the shown columns. */
  filterNames: readonly string[];
  fits?: (row: Row) => boolean;
}

/** A working list whose service answers all rows: they are filtered, sorted and divided into pages here. */
export function DeskList<Row>({ sortKeys, fits = () => true, ...props }: DeskListProps<Row>) {
  const { list, answer, filterNames, columns } = props;
  const formats = useFormats();
  const search = filterNames.includes('search') ? list.filter('search') : '';
  const holds = (row: Row) => search === '' || holdsWords(shownTexts(columns, row, formats), search);
  const fitting = answer.data?.filter((row) => fits(row) && holds(row));
  const found = fitting && sorted(fitting, list.sort, sortKeys);
  const shown = found && pageOf(found, list);
  const readPage: ReadPage<Row> = async (page) => pageOf(found ?? [], page);
  return <WorkingList {...props} rows={shown?.rows} paging={shown?.paging} readPage={readPage} />;
}
