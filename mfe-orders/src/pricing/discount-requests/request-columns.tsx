import type { OwnDiscountRequest } from '@werkbank/contracts/entities';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber, DateText } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type Asked = Pick<OwnDiscountRequest, 'askedOn' | 'askedBy' | 'article' | 'country'>;

/** Columns of the lists of sent and of received requests. */
export function useRequestColumns<Row extends Asked>() {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  const askedOn: WorkingColumn<Row> = {
    key: 'askedOn',
    title: t('request.field.askedOn'),
    render: (request) => <DateText iso={request.askedOn} withTime />,
    text: (request) => request.askedOn,
  };
  const askedBy: WorkingColumn<Row> = {
    key: 'askedBy',
    title: t('request.field.askedBy'),
    showFrom: 'medium',
    render: (request) => nameOf(request.askedBy),
    text: (request) => nameOf(request.askedBy),
  };
  const article: WorkingColumn<Row> = {
    key: 'article',
    title: t('request.field.articleId'),
    render: (request) =>
      request.article ? (
        <Link to={`/article/${encodeURIComponent(request.article.articleId)}`}>
          <ArticleNumber>{request.article.materialNumber}</ArticleNumber>
        </Link>
      ) : (
        '–'
      ),
    text: (request) => request.article?.materialNumber ?? null,
  };
  const country: WorkingColumn<Row> = {
    key: 'country',
    title: t('request.field.country'),
    showFrom: 'medium',
    render: (request) => countryName(request.country, language),
    text: (request) => countryName(request.country, language),
  };
  return { askedOn, askedBy, article, country };
}

const nameOf = ({ firstName, lastName }: Asked['askedBy']) => `${firstName} ${lastName}`;
