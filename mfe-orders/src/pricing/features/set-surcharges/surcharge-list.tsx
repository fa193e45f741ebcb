import type { Surcharge } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useFormats } from '@werkbank/kit/formats';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { DeskList } from '../../rules/desk-list';
import { usePeriodColumns } from '../../rules/period-columns';
import { useActionsColumn } from '../../rules/row-actions';
import { useOwnRules } from '../../rules/use-own-rules';

interface ListProps {
  nameOf: (surcharge: Surcharge) => string;
  onEdit: (surcharge: Surcharge) => void;
  onDelete: (surcharge: Surcharge) => void;
}

/** Surcharges of each material group. */
export function SurchargeList({ nameOf, onEdit, onDelete }: ListProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const list = useListState();
  const answer = useApiQuery('listSurcharges', { params: useOwnRules() });
  const period = usePeriodColumns<Surcharge>();
  const actions = useActionsColumn({ nameOf, onEdit, onDelete });
  const search = list.filter('search');
  const columns: WorkingColumn<Surcharge>[] = [
    {
      key: 'materialGroup',
      title: t('surcharge.field.materialGroupId'),
      sortable: true,
      render: ({ materialGroupName }) => materialGroupName,
      text: ({ materialGroupName }) => materialGroupName,
    },
    {
      key: 'value',
      title: t('surcharge.field.value'),
      align: 'end',
      sortable: true,
      render: ({ value }) => formats.percent(value),
      text: ({ value }) => value,
    },
    ...period,
    actions,
  ];
  return (
    <DeskList
      name="surcharges"
      caption={t('surcharge.title')}
      list={list}
      answer={answer}
      columns={columns}
      sortKeys={{
        materialGroup: ({ materialGroupName }) => materialGroupName,
        value: ({ value }) => value,
        validFrom: ({ validFrom }) => validFrom ?? '',
        validUntil: ({ validUntil }) => validUntil,
      }}
      rowKey={({ id }) => id}
      nameOf={nameOf}
      onOpen={onEdit}
      filterNames={['search']}
      filters={
        <TextFilter
          label={t('surcharge.field.materialGroupId')}
          value={search}
          onChange={(text) => list.setFilters({ search: text })}
        />
      }
      empty={{ title: t('surcharge.empty'), help: t('surcharge.emptyHelp') }}
    />
  );
}
