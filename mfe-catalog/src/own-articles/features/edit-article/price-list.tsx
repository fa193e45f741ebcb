import type { OwnArticlePrice } from '@werkbank/contracts/entities';
import { pricedUnits } from '@werkbank/contracts/quantities';
import { Button, IconButton } from '@werkbank/kit/button';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { countryName } from '@werkbank/kit/names';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { type ArticleValues, rowsIn, rowsText } from './article-values';
import css from './edit-article.module.css';
import { PriceDialog } from './price-dialog';
import { RowList } from './row-list';

/** The place of a price among those of the article. */
export type EditedPrice = number | 'new';

/** The list prices of an article. A dialog edits each price and shows its errors at once. */
export function PriceList({
  form,
  onEdit,
}: {
  form: FormState<ArticleValues>;
  onEdit: (price: EditedPrice) => void;
}) {
  const { t } = useTranslation('ownArticles');
  const formats = useFormats();
  const units = {
    orderUnit: form.values['orderUnit'] ?? 'C62',
    contentUnit: null,
    contentQuantity: null,
    minQuantity: 1,
    quantityInterval: 1,
  };
  const days = ({ validFrom, validUntil }: OwnArticlePrice) =>
    [validFrom, validUntil].some((day) => day !== null)
      ? [validFrom, validUntil].map((day) => (day === null ? '' : formats.date(day))).join(' – ')
      : t('price.always');
  return (
    <RowList
      form={form}
      field="prices"
      title={t('section.prices')}
      help={t('price.none')}
      columns={[
        {
          key: 'amount',
          title: t('price.amount'),
          render: ({ amount, currency, priceQuantity }) => {
            const of = pricedUnits(priceQuantity, units, formats.language);
            return `${formats.money(amount, currency)}${of === undefined ? '' : ` / ${of}`}`;
          },
        },
        {
          key: 'minQuantity',
          title: t('price.minQuantity'),
          render: ({ minQuantity }) => formats.number(minQuantity),
        },
        {
          key: 'territories',
          title: t('price.territories'),
          render: ({ territories }) =>
            territories.length === 0
              ? t('price.everywhere')
              : territories.map((code) => countryName(code, formats.language)).join(', '),
        },
        { key: 'days', title: t('price.days'), render: days },
      ]}
      actions={(_row, index) => (
        <IconButton
          icon={icons.edit}
          label={t('price.edit', { number: index + 1 })}
          disabled={form.busy}
          onClick={() => onEdit(index)}
        />
      )}
      footer={
        <div className={css.add}>
          <Button icon={icons.plus} disabled={form.busy} onClick={() => onEdit('new')}>
            {t('rows.add.prices')}
          </Button>
        </div>
      }
    />
  );
}

/** The dialog of a price. It is outside the article's form, which it would submit otherwise. */
export function EditedPriceDialog({
  form,
  edited,
  onClose,
}: {
  form: FormState<ArticleValues>;
  edited: EditedPrice;
  onClose: () => void;
}) {
  const prices = rowsIn(form.values, 'prices');
  const take = (price: OwnArticlePrice) => {
    const next =
      edited === 'new' ? [...prices, price] : prices.map((one, at) => (at === edited ? price : one));
    form.set({ prices: rowsText<'prices'>(next) });
    onClose();
  };
  return (
    <PriceDialog
      price={edited === 'new' ? undefined : prices[edited]}
      currency={prices[0]?.currency}
      others={prices.filter((_, at) => at !== edited)}
      onTake={take}
      onClose={onClose}
    />
  );
}
