import type { Article } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import type { Language } from '@werkbank/contracts/localization';
import {
  contentInWords,
  isPlain,
  type OrderUnits,
  quantityInWords,
  quantityRule,
  unitName,
} from '@werkbank/contracts/quantities';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { usePreferences, useReadable, useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Descriptions } from '@werkbank/kit/panel';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { Notice } from '@werkbank/kit/feedback';
import { Slot } from '@werkbank/kit/slot';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Availability } from '../../article-table/availability';
import { StockByLocation } from '../../article-table/stock-by-location';
import { orderable } from '../../basket/orderable';
import { useAddToBasket } from '../../basket/use-add-to-basket';
import { useMeantQuantity } from '../../basket/use-meant-quantity';
import { CompareBar } from '../../comparison/compare-bar';
import { choose, comparisonChoice, MOST_COMPARED } from '../../comparison/comparison-choice';
import { OwnNumber } from '../../own-number/own-number';
import css from './buy-panel.module.css';
import { PriceForQuantity } from './price-for-quantity';
import { PriceTiers } from './price-tiers';
import { RequestDiscount } from './request-discount';

/** Everything that decides: which article, for how much, when, from where, and the button. */
export function BuyPanel({
  article,
  quantity,
  onQuantity,
  outdated,
}: {
  article: Article;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** The price belongs to another quantity; the one for this is on its way. */
  outdated: boolean;
}) {
  const { t } = useTranslation('articles');
  const { currency, language } = usePreferences();
  const { user } = useSession();
  const add = useAddToBasket();
  const frame = useRef<HTMLDivElement>(null);
  const { onRefused, whenMeant } = useMeantQuantity(frame);
  const canBeOrdered = orderable(article, quantity, currency) !== undefined;
  const put = (wanted: number) => add(article, wanted, article.quantityPrice);
  return (
    <section className={css.panel} aria-label={t('article.order')}>
      <Descriptions
        items={[
          [t('table.number'), <ArticleNumber key="number">{article.materialNumber}</ArticleNumber>],
          [
            t('table.producer'),
            <Link key="producer" to={`/search?${new URLSearchParams({ q: article.producerName })}`}>
              {article.producerName}
            </Link>,
          ],
          [t('ownNumber.title'), user?.companyId ? <OwnNumber key="own" article={article} /> : null],
          [t('article.ean'), article.ean],
          [t('article.content'), article.orderUnits && contentOfUnit(article.orderUnits, language)],
          [t('article.quantityRule'), quantityRule(article.orderUnits, language)],
        ]}
      />
      <PriceForQuantity article={article} outdated={outdated} />
      <PriceTiers article={article} quantity={quantity} onQuantity={onQuantity} />
      <RequestDiscount article={article} />
      {canBeOrdered ? (
        <>
          <div className={css.available}>
            <Availability row={article} quantity={quantity} />
          </div>
          {article.orderUnits === undefined || isPlain(article.orderUnits) ? null : (
            <p className={css.note}>{quantityInWords(quantity, article.orderUnits, language)}</p>
          )}
          <div ref={frame} className={css.add}>
            <QuantityInput
              noteInPlace
              value={quantity}
              units={article.orderUnits}
              label={t('add.quantityOf', { article: article.materialNumber })}
              onChange={onQuantity}
              onEnter={put}
              onRefused={onRefused}
            />
            <Button kind="primary" icon={icons.basket} onClick={() => whenMeant(() => put(quantity))}>
              {t('add.add')}
            </Button>
          </div>
        </>
      ) : (
        <Notice kind="info">{t('add.notAvailableForOrder')}</Notice>
      )}
      <Slot name="article-order" />
      <div>
        <h2 className={css.heading}>{t('stock.title')}</h2>
        <StockByLocation row={article} />
      </div>
      <CompareChoice article={article} />
      <CompareBar where="panel" />
    </section>
  );
}

/** "Packung à 10 Stück", or "Packung" alone. */
function contentOfUnit(units: OrderUnits, language: Language): string | undefined {
  if (isPlain(units)) return undefined;
  return [unitName(units.orderUnit, 1, language), contentInWords(units, language)]
    .filter((part) => part !== undefined)
    .join(language === 'de' ? ' à ' : ' of ');
}

function CompareChoice({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const chosen = useReadable(comparisonChoice);
  const checked = chosen.includes(article.articleId);
  const full = !checked && chosen.length >= MOST_COMPARED;
  return (
    <label className={css.compare} title={full ? t('compare.full', { count: MOST_COMPARED }) : undefined}>
      <input
        type="checkbox"
        checked={checked}
        disabled={full}
        onChange={(event) => choose(article.articleId, event.target.checked)}
      />
      {t('compare.choose')}
    </label>
  );
}
