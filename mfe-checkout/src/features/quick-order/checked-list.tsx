import { Button } from '@werkbank/kit/button';
import { ErrorState } from '@werkbank/kit/feedback';
import { KeptFocus } from '@werkbank/kit/kept-focus';
import { Pagination } from '@werkbank/kit/pagination';
import { Panel } from '@werkbank/kit/panel';
import { Checkbox } from '@werkbank/kit/text-fields';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import basket from '../../basket/basket.module.css';
import { LineHeads } from '../../basket/line-heads';
import { usePages } from '../../basket/use-pages';
import { ListRow } from './list-row';
import { ListSummary } from './list-summary';
import { stateOf, withSums } from './order-list';
import css from './quick-order.module.css';
import type { OrderList } from './use-order-list';

/** The lines of a list with their articles, each of which can be corrected or removed. */
export function CheckedList({ list, actions }: { list: OrderList; actions?: ReactNode }) {
  const { t } = useTranslation('checkout');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const states = list.lines.map((line) => ({ line, state: stateOf(line) }));
  const open = states.filter(({ state }) => state.kind !== 'ready' && state.kind !== 'unchecked');
  const offered = new Map(
    open.flatMap(({ line, state }) => (state.kind === 'quantity' ? [[line, state.next] as const] : [])),
  );
  const { shown, setPage, pagination } = usePages(onlyOpen && open.length > 0 ? open : states);
  return (
    <>
      {list.error === undefined ? null : (
        <ErrorState error={list.error} safe={t('quickOrder.safe')} retry={list.retry} />
      )}
      <KeptFocus>
        <Panel
          flush
          title={t('quickOrder.list')}
          actions={
            open.length === 0 ? (
              actions
            ) : (
              <>
                {actions}
                {offered.size > 1 ? (
                  <Button
                    onClick={() =>
                      list.replace(
                        withSums(
                          list.lines.map((line) => {
                            const quantity = offered.get(line);
                            return quantity === undefined ? line : { ...line, quantity };
                          }),
                        ),
                      )
                    }
                  >
                    {t('quickOrder.takeAll', { count: offered.size })}
                  </Button>
                ) : null}
                <Checkbox
                  checked={onlyOpen}
                  onChange={(checked) => {
                    setOnlyOpen(checked);
                    setPage(1);
                  }}
                >
                  {t('quickOrder.onlyOpen', { count: open.length })}
                </Checkbox>
              </>
            )
          }
        >
          <div className={basket.box}>
            <table className={`${basket.lines} ${css.lines}`}>
              <caption className="visually-hidden">{t('quickOrder.list')}</caption>
              <LineHeads first={<th scope="col">{t('quickOrder.row')}</th>} />
              <tbody>
                {shown.map(({ line, state }) => (
                  <ListRow key={line.id} line={line} state={state} list={list} />
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      </KeptFocus>
      <Pagination {...pagination} />
      <ListSummary list={list} states={states} />
    </>
  );
}
