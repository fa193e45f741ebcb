import type { SavedListLine } from '@werkbank/contracts/entities';
import { KeptFocus } from '@werkbank/kit/kept-focus';
import { Pagination } from '@werkbank/kit/pagination';
import { Panel } from '@werkbank/kit/panel';
import { Checkbox } from '@werkbank/kit/text-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import basket from '../../basket/basket.module.css';
import { LineHeads } from '../../basket/line-heads';
import { usePages } from '../../basket/use-pages';
import { type Choice, chosenLines, idOf, nothingChanged } from './chosen-lines';
import { ListLine } from './list-line';
import { ListActions } from './list-actions';
import css from './order-from-list.module.css';
import { useCurrentPrices } from './use-current-prices';

/** The lines of a list, ordered as a whole or in part. */
export function OrderFromList({
  name,
  lines: given,
  first = nothingChanged,
  changedListId,
}: {
  name: string;
  lines: readonly SavedListLine[];
  first?: Choice;
  /** The list, where its lines may be changed. */
  changedListId?: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const [choice, setChoice] = useState(first);
  const lines = useCurrentPrices(chosenLines(given, choice));
  const { shown, pagination } = usePages(lines);
  const isWhole = lines.every(({ isChosen }) => isChosen);
  const choose = (articleId: string, isChosen: boolean) => {
    const left = new Set(choice.left);
    if (isChosen) left.delete(articleId);
    else left.add(articleId);
    setChoice({ ...choice, left });
  };
  return (
    <>
      <KeptFocus>
        <Panel
          flush
          title={t('lists.lines')}
          actions={
            <Checkbox
              checked={isWhole}
              onChange={(all) => setChoice({ ...choice, left: new Set(all ? [] : lines.map(idOf)) })}
            >
              {t('lists.chooseAll')}
            </Checkbox>
          }
        >
          <div className={basket.box}>
            <table className={`${basket.lines} ${css.lines}`}>
              <caption className="visually-hidden">{name}</caption>
              <LineHeads
                last
                removes={false}
                first={
                  <th scope="col">
                    <span className="visually-hidden">{t('lists.choice')}</span>
                  </th>
                }
              />
              <tbody>
                {shown.map((line) => (
                  <ListLine
                    key={idOf(line)}
                    line={line}
                    onChoose={(isChosen) => choose(idOf(line), isChosen)}
                    onQuantity={(quantity) =>
                      setChoice({
                        ...choice,
                        quantities: new Map([...choice.quantities, [idOf(line), quantity]]),
                      })
                    }
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
      </KeptFocus>
      <Pagination {...pagination} />
      <ListActions
        changedListId={changedListId}
        given={given}
        lines={lines}
        onAdded={(added) => setChoice({ ...choice, left: new Set([...choice.left, ...added.map(idOf)]) })}
        onChanged={() => setChoice(first)}
      />
    </>
  );
}
