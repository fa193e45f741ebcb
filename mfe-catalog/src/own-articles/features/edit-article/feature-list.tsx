import { CellInput } from '@werkbank/kit/ui/cell-controls';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { ArticleValues, FeatureRow } from './article-values';
import { RowList, type RowColumn } from './row-list';

const added: FeatureRow = {
  system: null,
  classId: null,
  id: null,
  nameDe: '',
  nameEn: '',
  valueDe: '',
  valueEn: '',
  unit: '',
};
const texts = ['nameDe', 'nameEn', 'valueDe', 'valueEn', 'unit'] as const;
const longest = { nameDe: 500, nameEn: 500, valueDe: 2000, valueEn: 2000, unit: 40 } as const;

/** Properties of an article. Those with the name of a group's column are shown in the table of the group. */
export function FeatureList({ form }: { form: FormState<ArticleValues> }) {
  const { t } = useTranslation('ownArticles');
  return (
    <RowList
      form={form}
      field="features"
      title={t('section.features')}
      help={t('feature.none')}
      added={{ row: added, label: t('rows.add.features') }}
      columns={texts.map(
        (text): RowColumn<'features'> => ({
          key: text,
          title: t(`feature.${text}`),
          render: (row, { name, disabled, wrong, change }) => (
            <CellInput
              label={`${t(`feature.${text}`)}, ${row.nameDe || row.nameEn || name}`}
              value={row[text]}
              maxLength={longest[text]}
              disabled={disabled}
              wrong={wrong}
              onChange={(value) => change({ [text]: value })}
            />
          ),
        }),
      )}
    />
  );
}
