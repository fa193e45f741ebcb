import { openEndedDate } from '@werkbank/contracts/limits';
import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import { today } from '@werkbank/kit/days';
import { useFormats } from '@werkbank/kit/formats';
import { useSettings } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { currencyName } from '@werkbank/kit/names';
import { knownChoices, useListState } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { type Rate, rateTypes } from './rate-values';
import css from './rates.module.css';

/** The rates of every pair and type by time, the newest first; the one that holds today is marked. */
export function RateList({
  onEdit,
  onDelete,
}: {
  onEdit: (rate: Rate) => void;
  onDelete: (rate: Rate) => void;
}) {
  const { t } = useTranslation('admin');
  const list = useListState();
  const formats = useFormats();
  const answer = useApiQuery('listCurrencies', {});
  const types = knownChoices(list.filter('type'), rateTypes);
  const sources = [
    ...new Set([
      ...useSettings().currencies,
      ...(answer.data?.exchangeRates ?? []).map((rate) => rate.sourceCurrency),
    ]),
  ];
  const chosenSources = knownChoices(list.filter('source'), sources);
  const rates = answer.data?.exchangeRates.filter(
    ({ exchangeRateType, sourceCurrency }) =>
      (types.length === 0 || types.includes(exchangeRateType)) &&
      (chosenSources.length === 0 || chosenSources.includes(sourceCurrency)),
  );
  const columns: WorkingColumn<Rate>[] = [
    {
      key: 'validFrom',
      title: t('currencies.field.validFrom'),
      render: ({ validFrom }) => <DateText iso={validFrom} />,
    },
    {
      key: 'validTo',
      title: t('currencies.field.validTo'),
      render: ({ validTo }) =>
        validTo === openEndedDate ? t('currencies.open') : <DateText iso={validTo} />,
    },
    {
      key: 'ratio',
      title: t('currencies.field.ratio'),
      align: 'end',
      render: ({ ratio }) => formats.decimal(ratio),
    },
    {
      key: 'state',
      title: t('currencies.state'),
      render: (rate) => (
        <span className={holdsToday(rate) ? css.now : css.other}>{t(`currencies.${stateOf(rate)}`)}</span>
      ),
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      align: 'end',
      render: (rate) => (
        <span className={css.actions}>
          <IconButton
            icon={icons.edit}
            label={t('currencies.changeOf', { name: nameOf(rate) })}
            onClick={() => onEdit(rate)}
          />
          <IconButton
            icon={icons.trash}
            label={t('currencies.deleteOf', { name: nameOf(rate) })}
            onClick={() => onDelete(rate)}
          />
        </span>
      ),
    },
  ];
  return (
    <WorkingList
      name="exchange-rates"
      caption={t('currencies.title')}
      list={list}
      answer={answer}
      columns={columns}
      rows={rates}
      rowKey={(rate) => rate.id}
      nameOf={nameOf}
      groupOf={(rate) => {
        const head = `${rate.sourceCurrency} → ${rate.targetCurrency} · ${t(`currencies.types.${rate.exchangeRateType}`)}`;
        return { key: head, head };
      }}
      filterNames={['type', 'source']}
      filters={
        <>
          <ChoicesFilter
            label={t('currencies.field.exchangeRateType')}
            value={types}
            options={rateTypes.map((value) => ({ value, label: t(`currencies.types.${value}`) }))}
            onChange={(chosen) => list.setFilters({ type: chosen.join(',') })}
          />
          <ChoicesFilter
            label={t('currencies.field.sourceCurrency')}
            value={chosenSources}
            options={sources.map((value) => ({ value, label: currencyName(value, formats.language) }))}
            onChange={(chosen) => list.setFilters({ source: chosen.join(',') })}
          />
        </>
      }
      empty={{ title: t('currencies.empty'), help: t('currencies.emptyHelp') }}
    />
  );

  function nameOf(rate: Rate): string {
    const type = t(`currencies.types.${rate.exchangeRateType}`);
    return `${rate.sourceCurrency} → ${rate.targetCurrency} (${type}) ${formats.date(rate.validFrom)}`;
  }
}

function stateOf(rate: Rate): 'past' | 'holds' | 'coming' {
  const day = today();
  if (rate.validTo < day) return 'past';
  return rate.validFrom > day ? 'coming' : 'holds';
}

const holdsToday = (rate: Rate) => stateOf(rate) === 'holds';
