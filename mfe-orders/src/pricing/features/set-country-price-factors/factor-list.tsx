import type { CountryPriceFactor } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useFormats } from '@werkbank/kit/formats';
import { knownChoices, useListState } from '@werkbank/kit/list-state';
import { countryName } from '@werkbank/kit/names';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { DeskList } from '../../rules/desk-list';
import { numberText } from '../../rules/numbers';
import { usePeriodColumns } from '../../rules/period-columns';
import { useActionsColumn } from '../../rules/row-actions';
import { useOwnRules } from '../../rules/use-own-rules';

interface ListProps {
  nameOf: (factor: CountryPriceFactor) => string;
  onEdit: (factor: CountryPriceFactor) => void;
  onDelete: (factor: CountryPriceFactor) => void;
}

/** Factors of list prices by country. */
export function FactorList({ nameOf, onEdit, onDelete }: ListProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const list = useListState();
  const answer = useApiQuery('listCountryPriceFactors', { params: useOwnRules() });
  const period = usePeriodColumns<CountryPriceFactor>();
  const actions = useActionsColumn({ nameOf, onEdit, onDelete });
  const countryOf = ({ targetCountry }: CountryPriceFactor) => countryName(targetCountry, formats.language);
  const countries = [...new Set(answer.data?.map(({ targetCountry }) => targetCountry))];
  const chosen = knownChoices(list.filter('country'), countries);
  const columns: WorkingColumn<CountryPriceFactor>[] = [
    {
      key: 'targetCountry',
      title: t('factor.field.targetCountry'),
      sortable: true,
      render: countryOf,
      text: countryOf,
    },
    {
      key: 'factor',
      title: t('factor.field.factor'),
      align: 'end',
      sortable: true,
      render: ({ factor }) => numberText(factor, formats),
      text: ({ factor }) => factor,
    },
    ...period,
    actions,
  ];
  return (
    <DeskList
      name="country-price-factors"
      caption={t('factor.title')}
      list={list}
      answer={answer}
      columns={columns}
      sortKeys={{
        targetCountry: countryOf,
        factor: ({ factor }) => factor,
        validFrom: ({ validFrom }) => validFrom ?? '',
        validUntil: ({ validUntil }) => validUntil,
      }}
      rowKey={({ id }) => id}
      nameOf={nameOf}
      onOpen={onEdit}
      fits={({ targetCountry }) => chosen.length === 0 || chosen.includes(targetCountry)}
      filterNames={['country']}
      filters={
        <ChoicesFilter
          label={t('factor.field.targetCountry')}
          value={chosen}
          options={countries.map((value) => ({ value, label: countryName(value, formats.language) }))}
          onChange={(values) => list.setFilters({ country: values.join(',') })}
        />
      }
      empty={{ title: t('factor.empty'), help: t('factor.emptyHelp') }}
    />
  );
}
