import type { MissedSearch } from '@werkbank/contracts/entities';
import { languages } from '@werkbank/contracts/localization';
import { useApiMutation, useApiQuery } from '@werkbank/kit/api';
import { Button, IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { askedPage, knownChoice, useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import css from './missed-searches.module.css';

export const keyOfSearch = ({ language, text }: Pick<MissedSearch, 'language' | 'text'>): string =>
  `${language} ${text}`;

interface Props {
  /** The number of articles that searches find by now, by their key. */
  found: Readonly<Record<string, number>>;
  onAdd: (search: MissedSearch) => void;
}

/** Searches without a hit, the most frequent first. */
export function MissedSearchList({ found, onAdd }: Props) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  const list = useListState();
  const { api } = useHost();
  const [search, language] = [list.filter('search'), knownChoice(list.filter('language'), languages)];
  const isHidden = list.filter('hidden') === 'true';
  const query = { search, language, ...(isHidden && { hidden: 'true' as const }) };
  const answer = useApiQuery(
    'listMissedSearches',
    { query: { ...askedPage(list), ...query } },
    { keepPrevious: true },
  );
  const hide = useApiMutation('hideMissedSearch', {
    success: t(isHidden ? 'searches.shownAgain' : 'searches.hidden'),
    changes: ['listMissedSearches'],
  });
  const columns: WorkingColumn<MissedSearch>[] = [
    {
      key: 'text',
      title: t('searches.text'),
      render: (row) => (
        <>
          {row.text}
          <Found articles={found[keyOfSearch(row)]} />
        </>
      ),
      text: ({ text }) => text,
    },
    {
      key: 'missing',
      title: t('searches.missing'),
      showFrom: 'wide',
      render: ({ missing }) => missing,
      text: ({ missing }) => missing,
    },
    {
      key: 'language',
      title: t('searches.language'),
      showFrom: 'medium',
      render: (row) => t(`language.${row.language}`),
      text: (row) => t(`language.${row.language}`),
    },
    {
      key: 'withoutHit',
      title: t('searches.withoutHit'),
      align: 'end',
      render: ({ withoutHit }) => <Quantity value={withoutHit} />,
      text: ({ withoutHit }) => withoutHit,
    },
    {
      key: 'searches',
      title: t('searches.searches'),
      align: 'end',
      showFrom: 'wide',
      render: ({ searches }) => <Quantity value={searches} />,
      text: ({ searches }) => searches,
    },
    {
      key: 'lastOn',
      title: t('searches.lastOn'),
      showFrom: 'medium',
      render: ({ lastOn }) => <DateText iso={lastOn} />,
      text: ({ lastOn }) => formats.date(lastOn),
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('searches.actions')}</span>,
      align: 'end',
      render: (row) => (
        <span className={css.actions}>
          <Button
            kind="quiet"
            icon={icons.plus}
            aria-label={t('synonyms.addFor', { word: row.text })}
            onClick={() => onAdd(row)}
          >
            <span className={css.words}>{t('synonyms.add')}</span>
          </Button>
          <IconButton
            icon={isHidden ? icons.reload : icons.ban}
            label={t(isHidden ? 'searches.showAgain' : 'searches.hide', { text: row.text })}
            onClick={() =>
              hide.mutate({ body: { text: row.text, language: row.language, isHidden: !isHidden } })
            }
          />
        </span>
      ),
    },
  ];
  const totals = answer.data?.totals;
  const all = { value: '', label: t('lists.all') };
  return (
    <>
      {totals ? (
        <p>
          {t('searches.totals', {
            count: totals.searches,
            days: totals.days,
            searches: formats.number(totals.searches),
            withoutHit: formats.number(totals.withoutHit),
          })}
        </p>
      ) : null}
      <WorkingList
        name="missed-searches"
        caption={t('searches.title')}
        list={list}
        answer={answer}
        paging={answer.data}
        columns={columns}
        rows={answer.data?.searches}
        rowKey={keyOfSearch}
        nameOf={({ text }) => text}
        readPage={async (page, signal) => {
          const {
            searches,
            totals: _,
            ...paging
          } = await api('listMissedSearches', { query: { ...page, ...query } }, { signal });
          return { rows: searches, paging };
        }}
        filterNames={['search', 'language', 'hidden']}
        filters={
          <>
            <TextFilter
              label={t('searches.text')}
              value={search}
              onChange={(value) => list.setFilters({ search: value })}
            />
            <ChoiceFilter
              label={t('searches.language')}
              value={language}
              options={[all, ...languages.map((value) => ({ value, label: t(`language.${value}`) }))]}
              onChange={(value) => list.setFilters({ language: value })}
            />
            <ChoiceFilter
              label={t('searches.state')}
              value={isHidden ? 'true' : ''}
              options={[
                { value: '', label: t('searches.openOnes') },
                { value: 'true', label: t('searches.hiddenOnes') },
              ]}
              onChange={(value) => list.setFilters({ hidden: value })}
            />
          </>
        }
        empty={{ title: t('searches.empty'), help: t('searches.emptyHelp') }}
      />
    </>
  );
}

function Found({ articles }: { articles: number | undefined }) {
  const { t } = useTranslation('admin');
  const formats = useFormats();
  if (articles === undefined) return null;
  return (
    <span className={articles > 0 ? css.found : css.lost} role="status">
      {t('searches.findsNow', { count: articles, articles: formats.number(articles) })}
    </span>
  );
}
