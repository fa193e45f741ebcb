import type { CallRequest } from '@werkbank/contracts/calls';
import { discountLimits, quantityLimits } from '@werkbank/contracts/limits';
import { numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import { FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { isApiError } from '@werkbank/kit/api-error';
import { usePreferences } from '@werkbank/kit/host';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { TextField } from '@werkbank/kit/ui/input';
import { MultiSelectField, SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesField } from '../rules/numbers';
import { type NamedArticle, useArticleOptions } from '../rules/use-article-options';
import { useOwnRules } from '../rules/use-own-rules';
import { useSettled } from '../../desk/use-settled';
import type { PriceEdit } from './edited-rules';
import { SimulationTable } from './simulation-table';
import css from './simulation.module.css';

type Body = CallRequest<'simulatePrices'>['body'];

export interface SimulationProps {
  /** The values of the form. Texts that are no numbers are sent as typed, and the service refuses them. */
  edit: PriceEdit;
  /** As if customers had this group; otherwise for customers without a group. */
  discountGroupId?: number | undefined;
  /** For an edit of one country. */
  country?: string | undefined;
  day?: string | undefined;
}

/** Present price, price with the edit, and the producer's share, for articles of the producer's choice. */
export function SimulatedPrices({ edit, discountGroupId, country: fixed, day }: SimulationProps) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const params = useOwnRules();
  const preferences = usePreferences();
  const [chosen, setChosen] = useState<readonly NamedArticle[]>([]);
  const [quantity, setQuantity] = useState('1');
  const [country, setCountry] = useState(preferences.country);
  const [currency, setCurrency] = useState(preferences.currency);
  const { data: company } = useApiQuery('getProducerCompany', {
    params: { companyId: params.producerCompanyId },
  });
  const producerId = company?.producerId ?? undefined;
  const articles = useArticleOptions({ producerId, known: chosen, enabled: producerId !== undefined });
  const read = formats.read(quantity, piecesField);
  const pieces = typeof read === 'number' ? read : 0;
  const isPieces = Number.isInteger(pieces) && pieces >= quantityLimits.min && pieces <= quantityLimits.max;
  const quantityError =
    read instanceof UnreadNumber && read.readings
      ? numberMessage(read, formats.language)
      : t('simulation.quantityHelp', quantityLimits);
  const typed: Body = {
    country: fixed ?? country,
    currency,
    quantity: isPieces ? pieces : 1,
    articleIds: chosen.map(({ articleId }) => articleId),
    edit,
    ...(discountGroupId === undefined ? {} : { discountGroupId }),
    ...(day === undefined ? {} : { day }),
  };
  const body = JSON.parse(useSettled(JSON.stringify(typed))) as Body;
  const { data, error, refetch } = useApiQuery(
    'simulatePrices',
    { params, body },
    { enabled: body.articleIds.length > 0, keepPrevious: true },
  );
  const countries = useCountryOptions(country);
  const currencies = useCurrencyOptions(currency);
  const max = formats.number(discountLimits.simulatedArticles);
  const tooMany = (edit.discountGroup?.discounts?.length ?? 0) >= discountLimits.savedAtOnce;
  return (
    <section className={css.prices} aria-label={t('simulation.title')}>
      <p>{t('simulation.lead')}</p>
      <MultiSelectField
        label={t('simulation.articles')}
        help={t('simulation.articlesHelp', { max })}
        optional
        value={chosen.map(({ articleId }) => articleId)}
        options={articles.options}
        loading={articles.loading}
        onSearch={articles.type}
        onChange={(ids) =>
          setChosen(
            articles.articles
              .filter(({ articleId }) => ids.includes(articleId))
              .slice(0, discountLimits.simulatedArticles),
          )
        }
      />
      <FormRow>
        <TextField
          label={t('simulation.quantity')}
          inputMode="numeric"
          optional
          value={quantity}
          onChange={setQuantity}
          onKeyDown={(event) => {
            // Within a form it would send the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
          error={isPieces ? undefined : quantityError}
        />
        {fixed === undefined ? (
          <SelectField
            label={t('simulation.country')}
            options={countries}
            value={country}
            onChange={setCountry}
          />
        ) : null}
        <SelectField
          label={t('simulation.currency')}
          options={currencies}
          value={currency}
          onChange={setCurrency}
        />
      </FormRow>
      {tooMany ? (
        <Notice kind="info">
          {t('simulation.cut', { max: formats.number(discountLimits.savedAtOnce) })}
        </Notice>
      ) : null}
      {body.articleIds.length === 0 ? (
        <p>{t('simulation.none')}</p>
      ) : error ? (
        isApiError(error) && error.status === 400 ? (
          <Notice kind="info">{t('simulation.wrong')}</Notice>
        ) : (
          <ErrorState error={error} retry={() => void refetch()} />
        )
      ) : data ? (
        <SimulationTable articles={data.articles} currency={body.currency} quantity={body.quantity ?? 1} />
      ) : (
        <LinesSkeleton lines={body.articleIds.length} />
      )}
    </section>
  );
}
