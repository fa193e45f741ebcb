import { CellInput, CellSelect } from '@werkbank/kit/ui/cell-controls';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { ArticleValues } from './article-values';
import { RowList } from './row-list';
import { useUnitOptions } from './use-unit-options';

/** Packages of an article, such as a box of ten. */
export function PackingList({ form }: { form: FormState<ArticleValues> }) {
  const { t } = useTranslation('ownArticles');
  const optionsWith = useUnitOptions();
  return (
    <RowList
      form={form}
      field="packings"
      title={t('section.packings')}
      help={t('packing.none')}
      added={{ row: { unit: 'PK', quantity: '', ean: '' }, label: t('rows.add.packings') }}
      columns={[
        {
          key: 'unit',
          title: t('packing.unit'),
          render: ({ unit }, { name, disabled, wrong, change }) => (
            <CellSelect
              label={`${t('packing.unit')}, ${name}`}
              options={optionsWith(unit)}
              value={unit}
              disabled={disabled}
              wrong={wrong}
              onChange={(chosen) => change({ unit: chosen })}
            />
          ),
        },
        {
          key: 'quantity',
          title: t('packing.quantity'),
          render: ({ quantity }, { name, disabled, wrong, change }) => (
            <CellInput
              label={`${t('packing.quantity')}, ${name}`}
              maxLength={9}
              value={quantity}
              disabled={disabled}
              wrong={wrong}
              onChange={(entered) => change({ quantity: entered })}
            />
          ),
        },
        {
          key: 'ean',
          title: t('packing.ean'),
          render: ({ ean }, { name, disabled, wrong, change }) => (
            <CellInput
              label={`${t('packing.ean')}, ${name}`}
              maxLength={14}
              value={ean}
              disabled={disabled}
              wrong={wrong}
              onChange={(entered) => change({ ean: entered })}
            />
          ),
        },
      ]}
    />
  );
}
