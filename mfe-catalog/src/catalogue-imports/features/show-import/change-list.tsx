import type { CatalogueImport, ImportedChange } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { ArticleNumber } from '@werkbank/kit/formatted-values';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { askedPage, knownChoice, useListState } from '@werkbank/kit/list-state';
import { TextFilter } from '@werkbank/kit/text-filter';
import { ChoiceFilter } from '@werkbank/kit/ui/choice-filter';
import { Tag } from '@werkbank/kit/ui/tag';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { useTranslation } from 'react-i18next';
import { ChangedFields, FieldsInShort } from './changed-fields';
import { PriceMove } from './price-move';
import css from './show-import.module.css';

const kinds: readonly ImportedChange['kind'][] = ['new', 'changed', 'gone'];
const tags = { new: 'good', changed: 'action', gone: 'bad' } as const;
const mostPercent = 1000;

/** A typed number of per cent; anything else is 0. */
function percentOf(typed: ReturnType<Formats['read']>): number {
  return typeof typed === 'number' && typed > 0 ? Math.min(Math.ceil(typed), mostPercent) : 0;
}

/** The articles that an import changes, old beside new. */
export function ChangeList({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const list = useListState();
  const formats = useFormats();
  const kind = knownChoice(list.filter('kind'), kinds);
  const move = list.filter('move', 4);
  const answer = useApiQuery(
    'listImportChanges',
    {
      params: { importId: of.importId },
      query: { kind, minPriceMove: percentOf(formats.read(move)), ...askedPage(list) },
    },
    { keepPrevious: true },
  );
  const columns: WorkingColumn<ImportedChange>[] = [
    {
      key: 'article',
      title: t('changes.article'),
      render: ({ materialNumber, articleText }) => (
        <div className={css.article}>
          <ArticleNumber>{materialNumber}</ArticleNumber>
          <span className={css.second} title={articleText}>
            {articleText}
          </span>
        </div>
      ),
    },
    {
      key: 'kind',
      title: t('changes.kind'),
      render: (change) => <Tag kind={tags[change.kind]}>{t(`kind.${change.kind}`)}</Tag>,
    },
    {
      key: 'priceMove',
      title: t('changes.priceMove'),
      align: 'end',
      render: ({ priceMove }) => <PriceMove percent={priceMove} />,
    },
    { key: 'fields', title: t('changes.fields'), render: (change) => <FieldsInShort of={change} /> },
  ];
  return (
    <WorkingList
      name="import-changes"
      caption={t('changes.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.changes}
      rowKey={({ materialNumber }) => materialNumber}
      nameOf={({ materialNumber }) => materialNumber}
      details={(change) => <ChangedFields of={change} />}
      filterNames={['kind', 'move']}
      filters={
        <>
          <ChoiceFilter
            label={t('changes.kind')}
            value={kind}
            options={[
              { value: '', label: t('changes.allKinds') },
              ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`) })),
            ]}
            onChange={(chosen) => list.setFilters({ kind: chosen })}
          />
          <TextFilter
            short
            label={t('changes.minPriceMove')}
            inputMode="numeric"
            maxLength={4}
            value={move}
            onChange={(text) => list.setFilters({ move: text })}
          />
        </>
      }
      empty={{ title: t('changes.none'), help: t('changes.noneHelp') }}
    />
  );
}
