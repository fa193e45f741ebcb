import type { OwnArticleRow } from '@werkbank/contracts/entities';
import { isPlain, unitName } from '@werkbank/contracts/quantities';
import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber, PriceOfUnits, Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { askedPage, useListState, validSort } from '@werkbank/kit/list-state';
import { Tag } from '@werkbank/kit/ui/tag';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import { editOwnArticlesPath, ownArticlePath } from '../../viewer/own-article-paths';
import { ArticleFilters } from './article-filters';
import css from './list-articles.module.css';
import { askedFilter, filterNames, filterSearch } from './own-filter';

const sorts = [
  'materialNumber',
  '-materialNumber',
  'articleText',
  '-articleText',
  'listPrice',
  '-listPrice',
  'stock',
  '-stock',
] as const;

/** The own articles of a company. The address holds filters, order and page. */
export function ArticleList() {
  const { t } = useTranslation('ownArticles');
  const list = useListState();
  const navigate = useNavigate();
  const formats = useFormats();
  const { api } = useHost();
  const { query, search } = useProducerCompany();
  const places = useApiQuery('listOwnArticlePlaces', { query });
  const asked = { ...query, ...askedFilter(list), ...validSort(list.sort, sorts) };
  const answer = useApiQuery(
    'listOwnArticles',
    { query: { ...asked, ...askedPage(list) } },
    { keepPrevious: true },
  );
  const total = answer.data?.totalItems ?? 0;
  const addressOf = ({ articleId }: OwnArticleRow) => ownArticlePath(articleId) + search;
  const columns: WorkingColumn<OwnArticleRow>[] = [
    {
      key: 'materialNumber',
      title: t('list.number'),
      sortable: true,
      text: ({ materialNumber }) => materialNumber,
      render: (article) => (
        <Link to={addressOf(article)}>
          <ArticleNumber>{article.materialNumber}</ArticleNumber>
        </Link>
      ),
    },
    {
      key: 'articleText',
      title: t('list.text'),
      sortable: true,
      text: ({ articleText }) => articleText,
      render: ({ articleText, groupName }) => (
        <div className={css.text}>
          {articleText}
          <span className={css.second}>{groupName ?? t('list.noPlace')}</span>
        </div>
      ),
    },
    {
      key: 'isOnSale',
      title: t('list.sale'),
      text: ({ isOnSale }) => t(isOnSale ? 'sale.on' : 'sale.off'),
      render: ({ isOnSale }) => (
        <Tag kind={isOnSale ? 'good' : 'plain'}>{t(isOnSale ? 'sale.on' : 'sale.off')}</Tag>
      ),
    },
    {
      key: 'listPrice',
      title: t('list.price'),
      align: 'end',
      sortable: true,
      text: ({ listPrice }) => listPrice && formats.money(listPrice.amount, listPrice.currency),
      render: ({ listPrice, furtherPrices, orderUnit }) => (
        <div className={css.price}>
          {listPrice ? (
            <PriceOfUnits
              cents={listPrice.amount}
              currency={listPrice.currency}
              priceQuantity={listPrice.priceQuantity}
              units={unitsOf(orderUnit)}
            />
          ) : null}
          {furtherPrices > 0 ? (
            <span className={css.second}>{t('list.furtherPrices', { count: furtherPrices })}</span>
          ) : listPrice ? null : (
            <span className={css.second}>{t('list.noPrice')}</span>
          )}
        </div>
      ),
    },
    {
      key: 'stock',
      title: t('list.stock'),
      align: 'end',
      sortable: true,
      text: ({ stock }) => stock,
      render: ({ stock, orderUnit }) =>
        isPlain(unitsOf(orderUnit)) ? (
          <Quantity value={stock} />
        ) : (
          <Quantity value={stock} unit={unitName(orderUnit, stock, formats.language)} />
        ),
    },
    {
      key: 'leadTimeDays',
      title: t('list.leadTime'),
      align: 'end',
      extra: true,
      text: ({ leadTimeDays }) => leadTimeDays,
      render: ({ leadTimeDays }) => <Quantity value={leadTimeDays} />,
    },
  ];
  return (
    <WorkingList
      name="own-articles"
      caption={t('title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.articles}
      rowKey={({ articleId }) => articleId}
      nameOf={({ materialNumber }) => materialNumber}
      onOpen={(article) => void navigate(addressOf(article))}
      filterNames={filterNames}
      filters={<ArticleFilters list={list} places={places.data} />}
      tools={
        total > 0 ? (
          <ButtonLink kind="quiet" icon={icons.edit} to={editOwnArticlesPath + filterSearch(list)}>
            {t('list.editAll', { count: total, number: formats.number(total) })}
          </ButtonLink>
        ) : null
      }
      readPage={async (page, signal) => {
        const request = { query: { ...asked, ...page } };
        const { articles: rows, ...paging } = await api('listOwnArticles', request, { signal });
        return { rows, paging };
      }}
      empty={{ title: t('list.none'), help: t('list.noneHelp') }}
    />
  );
}

const unitsOf = (orderUnit: string) => ({
  orderUnit,
  contentUnit: null,
  contentQuantity: null,
  minQuantity: 1,
  quantityInterval: 1,
});
