import type { Synonym } from '@werkbank/contracts/entities';
import { languages } from '@werkbank/contracts/localization';
import { useApiQuery } from '@werkbank/kit/api';
import { IconButton } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { askedSynonyms, filtersOfSynonyms } from './asked-synonyms';
import css from './synonyms.module.css';

interface Props {
  onEdit: (synonym: Synonym) => void;
  onDelete: (synonym: Synonym) => void;
}

/** The shop's own words with their meanings for the search. */
export function SynonymList({ onEdit, onDelete }: Props) {
  const { t } = useTranslation('admin');
  const list = useListState();
  const { api } = useHost();
  const { search, language } = filtersOfSynonyms(list);
  const answer = useApiQuery('listSynonyms', askedSynonyms(list), { keepPrevious: true });
  const directionOf = ({ isOneWay }: Synonym) => t(isOneWay ? 'synonyms.oneWay' : 'synonyms.bothWays');
  const columns: WorkingColumn<Synonym>[] = [
    {
      key: 'word',
      title: t('synonyms.field.word'),
      render: ({ word }) => word,
      text: ({ word }) => word,
    },
    {
      key: 'meanings',
      title: t('synonyms.field.meanings'),
      render: ({ meanings }) => meanings.join(', '),
      text: ({ meanings }) => meanings.join(', '),
    },
    {
      key: 'direction',
      title: t('synonyms.direction'),
      showFrom: 'wide',
      render: directionOf,
      text: directionOf,
    },
    {
      key: 'language',
      title: t('synonyms.field.language'),
      showFrom: 'medium',
      render: (synonym) => t(`language.${synonym.language}`),
      text: (synonym) => t(`language.${synonym.language}`),
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('searches.actions')}</span>,
      align: 'end',
      render: (synonym) => (
        <span className={css.actions}>
          <IconButton
            icon={icons.edit}
            label={t('synonyms.changeOf', { word: synonym.word })}
            onClick={() => onEdit(synonym)}
          />
          <IconButton
            icon={icons.trash}
            label={t('synonyms.deleteOf', { word: synonym.word })}
            onClick={() => onDelete(synonym)}
          />
        </span>
      ),
    },
  ];
  return (
    <WorkingList
      name="synonyms"
      caption={t('synonyms.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.synonyms}
      rowKey={({ id }) => id}
      nameOf={({ word }) => word}
      readPage={async (page, signal) => {
        const { synonyms, ...paging } = await api(
          'listSynonyms',
          { query: { ...page, search, language } },
          { signal },
        );
        return { rows: synonyms, paging };
      }}
      filterNames={['search', 'language']}
      filters={
        <>
          <TextFilter
            label={t('synonyms.field.word')}
            value={search}
            onChange={(value) => list.setFilters({ search: value })}
          />
          <ChoiceFilter
            label={t('synonyms.field.language')}
            value={language}
            options={[
              { value: '', label: t('lists.all') },
              ...languages.map((value) => ({ value, label: t(`language.${value}`) })),
            ]}
            onChange={(value) => list.setFilters({ language: value })}
          />
        </>
      }
      empty={{ title: t('synonyms.empty'), help: t('synonyms.emptyHelp') }}
    />
  );
}
