import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Column } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { CellSelect } from '@werkbank/kit/ui/cell-controls';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import choices from '../../choices/choices.module.css';
import { type ChosenColumns, newColumn } from './chosen-columns';
import css from './map-features.module.css';

type Answer = CallAnswer<'listSourceFeatures'>;
type Feature = Answer['features'][number];

/** Features of a group, those of most articles first, each with the column that it fills. */
export function FeatureTable({
  answer: { columns: tableColumns, mayAddColumns },
  features,
  chosen,
  disabled,
  onChange,
}: {
  answer: Answer;
  features: readonly Feature[];
  chosen: ChosenColumns;
  disabled: boolean;
  onChange: (feature: string, column: string) => void;
}) {
  const { t } = useTranslation('imports');
  const options = [
    { value: '', label: t('features.detailsOnly') },
    ...tableColumns.map(({ key, label, unit }) => ({
      value: key,
      label: unit === null ? label : `${label} (${unit})`,
    })),
    ...(mayAddColumns ? [{ value: newColumn, label: t('features.newColumn') }] : []),
  ];
  const columns: Column<Feature>[] = [
    {
      key: 'feature',
      title: t('features.feature'),
      render: ({ name, feature, unit }) => (
        <div className={choices.name}>
          <span>{unit === null ? name : `${name} (${unit})`}</span>
          {/^ef\d{6}$/i.test(feature) ? <span className={choices.second}>{feature}</span> : null}
        </div>
      ),
    },
    {
      key: 'example',
      title: t('features.example'),
      showFrom: 'narrow',
      render: ({ example }) => <span className={css.example}>{example}</span>,
    },
    {
      key: 'articles',
      title: t('features.articles'),
      align: 'end',
      showFrom: 'narrow',
      render: ({ articles }) => <Quantity value={articles} />,
    },
    {
      key: 'column',
      title: t('features.column'),
      render: ({ feature, name }) => (
        <div className={css.column}>
          <CellSelect
            label={t('features.columnOf', { name })}
            options={options}
            value={chosen[feature] ?? ''}
            disabled={disabled}
            onChange={(column) => onChange(feature, column)}
          />
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={t('features.title')}
      columns={columns}
      rows={features}
      rowKey={({ feature }) => feature}
      nameOf={({ name }) => name}
    />
  );
}
