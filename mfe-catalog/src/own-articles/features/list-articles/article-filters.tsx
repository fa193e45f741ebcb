import type { OwnArticlePlaces } from '@werkbank/contracts/entities';
import type { ListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter, ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { useTranslation } from 'react-i18next';
import { gaps, ownFilter } from './own-filter';

/** The filters of the list of own articles. */
export function ArticleFilters({ list, places }: { list: ListState; places: OwnArticlePlaces | undefined }) {
  const { t } = useTranslation('ownArticles');
  const { search, categoryId = '', sale, lacks } = ownFilter(list);
  return (
    <>
      <TextFilter
        label={t('filter.search')}
        value={search}
        onChange={(text) => list.setFilters({ search: text })}
      />
      <ChoiceFilter
        label={t('filter.category')}
        value={categoryId}
        loading={places === undefined}
        options={[
          { value: '', label: t('filter.all') },
          ...(places?.categories ?? [])
            .filter(({ articles, categoryId: one }) => articles > 0 || one === categoryId)
            .map(({ categoryId: value, path }) => ({ value, label: path })),
        ]}
        onChange={(category) => list.setFilters({ category })}
      />
      <ChoiceFilter
        label={t('filter.sale')}
        value={sale}
        options={[
          { value: '', label: t('filter.all') },
          { value: 'on', label: t('sale.on') },
          { value: 'off', label: t('sale.off') },
        ]}
        onChange={(chosen) => list.setFilters({ sale: chosen })}
      />
      <ChoicesFilter
        label={t('filter.lacks')}
        value={lacks}
        options={gaps.map((value) => ({ value, label: t(`gap.${value}`) }))}
        onChange={(chosen) => list.setFilters({ lacks: chosen.join(',') })}
      />
    </>
  );
}
