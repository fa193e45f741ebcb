import type { CallAnswer } from '@werkbank/contracts/calls';
import { Button, IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { today } from '@werkbank/kit/days';
import { usePreferences, useSettings } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { currencyName } from '@werkbank/kit/names';
import { Panel } from '@werkbank/kit/panel';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingSources } from './missing-sources';
import { OfferDialog } from './offer-dialog';
import css from './offered-currencies.module.css';
import { WithdrawCurrency } from './withdraw-currency';

interface Offered {
  code: string;
  /** Currencies without an exchange rate into this one today. */
  missing: readonly string[];
}

/** The offered currencies of prices and orders, with missing exchange rates. */
export function OfferedCurrencies() {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { defaultCurrency } = useSettings();
  const { data, error } = useApiQuery('listCurrencies', {});
  const [offering, setOffering] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const columns: Column<Offered>[] = [
    { key: 'code', title: t('offer.currency'), render: ({ code }) => currencyName(code, language) },
    {
      key: 'state',
      title: t('offer.state'),
      render: ({ code, missing }) => (
        <>
          {code === defaultCurrency ? <span className={css.default}>{t('offer.default')}</span> : null}
          {missing.length > 0 ? (
            <span className={css.missing}>{t('offer.missing', { sources: missing.join(', ') })}</span>
          ) : null}
          {code !== defaultCurrency && missing.length === 0 ? t('offer.complete') : null}
        </>
      ),
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      align: 'end',
      render: ({ code }) =>
        code === defaultCurrency ? null : (
          <IconButton
            icon={icons.trash}
            label={t('offer.withdrawOf', { currency: code })}
            onClick={() => setLeaving(code)}
          />
        ),
    },
  ];
  // The list of rates below uses the same request and shows the error.
  if (error && !data) return null;
  return (
    <Panel
      title={t('offer.title')}
      flush
      actions={
        <Button icon={icons.plus} onClick={() => setOffering(true)}>
          {t('offer.add')}
        </Button>
      }
    >
      <Table
        flush
        caption={t('offer.title')}
        columns={columns}
        rows={data && rowsOf(data)}
        rowKey={({ code }) => code}
        expected={2}
      />
      {offering ? <OfferDialog offered={data?.currencies ?? []} onClose={() => setOffering(false)} /> : null}
      {leaving === undefined ? null : (
        <WithdrawCurrency currency={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </Panel>
  );
}

function rowsOf({ currencies, exchangeRates }: CallAnswer<'listCurrencies'>): Offered[] {
  return currencies.map((code) => ({
    code,
    missing: missingSources(code, currencies, exchangeRates, today()),
  }));
}
