import { CellInput, CellSelect } from '@werkbank/kit/ui/cell-controls';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { ArticleValues, RelatedRow } from './article-values';
import { RowList } from './row-list';

const relations: readonly RelatedRow['relation'][] = [
  'accessory',
  'sparePart',
  'followedBy',
  'similar',
  'part',
  'mandatory',
  'baseProduct',
  'otherOrderUnit',
  'other',
];

/** Related articles of the same producer. */
export function RelatedList({ form }: { form: FormState<ArticleValues> }) {
  const { t } = useTranslation('ownArticles');
  return (
    <RowList
      form={form}
      field="relatedArticles"
      title={t('section.related')}
      help={t('related.none')}
      added={{
        row: { relation: 'accessory', materialNumber: '', quantity: '' },
        label: t('rows.add.relatedArticles'),
      }}
      columns={[
        {
          key: 'relation',
          title: t('related.relation'),
          render: ({ relation }, { name, disabled, wrong, change }) => (
            <CellSelect
              label={`${t('related.relation')}, ${name}`}
              options={relations.map((value) => ({ value, label: t(`relation.${value}`) }))}
              value={relation}
              disabled={disabled}
              wrong={wrong}
              onChange={(chosen) => change({ relation: relations.find((one) => one === chosen) ?? 'other' })}
            />
          ),
        },
        {
          key: 'materialNumber',
          title: t('related.materialNumber'),
          render: ({ materialNumber }, { name, disabled, wrong, change }) => (
            <CellInput
              label={`${t('related.materialNumber')}, ${name}`}
              maxLength={100}
              value={materialNumber}
              disabled={disabled}
              wrong={wrong}
              onChange={(entered) => change({ materialNumber: entered })}
            />
          ),
        },
        {
          key: 'quantity',
          title: t('related.quantity'),
          render: ({ quantity }, { name, disabled, wrong, change }) => (
            <CellInput
              label={`${t('related.quantity')}, ${name}`}
              maxLength={6}
              value={quantity}
              disabled={disabled}
              wrong={wrong}
              onChange={(entered) => change({ quantity: entered })}
            />
          ),
        },
      ]}
    />
  );
}
