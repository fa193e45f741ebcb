import { DayFilter } from '@werkbank/kit/day-filter';
import { FilterBar } from '@werkbank/kit/filter-bar';
import { usePreferences } from '@werkbank/kit/host';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useArticleOptions } from '../../rules/use-article-options';
import { useOwnCustomers } from '../../rules/use-own-customers';
import { useTypedSearch } from '../../../desk/use-typed-search';
import { useViewer } from '../../../viewer/viewer';
import type { useAsked } from './use-asked';

/** Article, customer, country, currency, quantity and day of a price; an admin also chooses the producer company. */
export function AskedFields({ asked }: { asked: ReturnType<typeof useAsked> }) {
  const { t } = useTranslation('orders');
  const { language, country, currency } = usePreferences();
  const isAdmin = useViewer().kind === 'admin';
  const { producerCompanyId, articleId } = asked;
  const { data: company } = useApiQuery(
    'getProducerCompany',
    { params: { companyId: producerCompanyId } },
    { enabled: producerCompanyId > 0 },
  );
  const { data: article } = useApiQuery(
    'getArticle',
    { params: { articleId }, query: { lng: language, country, currency } },
    { enabled: articleId !== '' },
  );
  const producerId = company?.producerId ?? undefined;
  const articles = useArticleOptions({
    producerId,
    known: article ? [article] : [],
    enabled: producerId !== undefined,
  });
  const countries = useCountryOptions(asked.country);
  const currencies = useCurrencyOptions(asked.currency);
  return (
    <FilterBar label={t('explain.asked')} onReset={undefined}>
      {isAdmin ? <CompanyChoice asked={asked} /> : null}
      <ChoiceFilter
        label={t('request.field.articleId')}
        value={articleId}
        options={[{ value: '', label: t('explain.chooseArticle') }, ...articles.options]}
        loading={articles.loading}
        onSearch={articles.type}
        onChange={(value) => asked.set({ article: value })}
      />
      {isAdmin ? <AnyCustomer asked={asked} /> : <OwnCustomer asked={asked} />}
      <ChoiceFilter
        label={t('request.field.country')}
        value={asked.country}
        options={countries}
        onChange={(value) => asked.set({ country: value })}
      />
      <ChoiceFilter
        label={t('explain.currency')}
        value={asked.currency}
        options={currencies}
        onChange={(value) => asked.set({ currency: value })}
      />
      <TextFilter
        label={t('explain.quantity')}
        inputMode="numeric"
        maxLength={4}
        short
        value={String(asked.quantity)}
        onChange={(value) => asked.set({ quantity: value })}
      />
      <DayFilter label={t('explain.day')} value={asked.day} onChange={(value) => asked.set({ day: value })} />
    </FilterBar>
  );
}

type Props = Parameters<typeof AskedFields>[0];

function OwnCustomer({ asked }: Props) {
  const customers = useOwnCustomers(asked.producerCompanyId);
  return <CustomerChoice asked={asked} customers={customers} />;
}

/** There are too many for one list, so the service is searched while the reader types. */
function AnyCustomer({ asked }: Props) {
  const [search, type] = useTypedSearch();
  const { data, isFetching } = useApiQuery(
    'listCustomers',
    { query: { search, pageSize: 50 } },
    { keepPrevious: true },
  );
  const id = Number(asked.customerCompanyId);
  const found = data?.companies ?? [];
  const chosen = useApiQuery('getCustomer', { params: { companyId: id } }, { enabled: id > 0 }).data;
  const customers = chosen && found.every((one) => one.id !== id) ? [chosen, ...found] : found;
  return <CustomerChoice asked={asked} customers={customers} loading={isFetching} onSearch={type} />;
}

function CustomerChoice({
  asked,
  customers,
  ...rest
}: Props & {
  customers: readonly { id: number; name: string }[];
  loading?: boolean;
  onSearch?: (text: string) => void;
}) {
  const { t } = useTranslation('orders');
  return (
    <ChoiceFilter
      {...rest}
      label={t('assignment.field.customerCompanyId')}
      value={asked.customerCompanyId}
      options={[
        { value: '', label: t('explain.everybodyElse') },
        ...customers.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={(value) => asked.set({ customer: value })}
    />
  );
}

function CompanyChoice({ asked }: Props) {
  const { t } = useTranslation('orders');
  const [search, type] = useTypedSearch();
  const { data, isFetching } = useApiQuery(
    'listProducers',
    { query: { search, pageSize: 50 } },
    { keepPrevious: true },
  );
  const companies = (data?.producers ?? []).flatMap((producer) => producer.companies);
  return (
    <ChoiceFilter
      label={t('explain.company')}
      value={asked.producerCompanyId > 0 ? String(asked.producerCompanyId) : ''}
      options={[
        { value: '', label: t('explain.chooseCompany') },
        ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      loading={isFetching}
      onSearch={type}
      onChange={(value) => asked.set({ company: value, article: '' })}
    />
  );
}
