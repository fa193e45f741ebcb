import { listLimits } from '@werkbank/contracts/limits';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { DateText } from '@werkbank/kit/formatted-values';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import { useHost } from '@werkbank/kit/host';
import { askedPage, knownChoices, useListState } from '@werkbank/kit/list-state';
import { useApiQuery } from '@werkbank/kit/api';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ChoicesFilter } from '@werkbank/kit/ui/choice-filter';
import { dayOf, DayFilter } from '@werkbank/kit/day-filter';
import lists from '../../lists/lists.module.css';
import { WorkingList } from '@werkbank/kit/ui/working-list';
import { TextFilter } from '@werkbank/kit/text-filter';
import { fieldName, inOrderOfForms, valueText } from './audited-field';
import { objectText } from './audited-object';
import { type AuditEntry, changedFields } from './changed-fields';
import { Changes } from './changes-cell';
import { ActorCell } from './actor-cell';
import { UserLink } from './user-link';

const objectTypes = [
  'Address',
  'Category',
  'Company',
  'Configuration',
  'CostRule',
  'DeadLetter',
  'ExchangeRate',
  'Producer',
  'SidebarItem',
  'Synonym',
  'TableColumn',
  'TaxRule',
  'User',
  'UserImport',
] as const;
const filterNames = ['who', 'objectType', 'objectId', 'from', 'to'] as const;

/** The audit trail, newest first; an opened row shows the values before and after. */
export function AuditList() {
  const { t } = useTranslation('admin');
  const list = useListState();
  const formats = useFormats();
  const [who, objectId] = [list.filter('who'), list.filter('objectId', listLimits.objectId)];
  const [from, to] = [list.filter('from'), list.filter('to')];
  const chosenTypes = knownChoices(list.filter('objectType'), objectTypes);
  const { api } = useHost();
  const query = {
    who,
    objectType: chosenTypes.join(','),
    objectId,
    from: dayOf(from),
    to: dayOf(to),
    // The days that the times in the list are of.
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  const answer = useApiQuery(
    'listAuditEntries',
    { query: { ...askedPage(list), ...query } },
    { keepPrevious: true },
  );
  const actionOf = ({ action }: AuditEntry) => t(`audit.actions.${action}`, { defaultValue: action });
  const typeOf = (type: string) => t(`audit.types.${type}`, { defaultValue: type });
  const columns: WorkingColumn<AuditEntry>[] = [
    {
      key: 'at',
      title: t('audit.at'),
      render: ({ at }) => <DateText iso={at} withTime />,
      text: ({ at }) => formats.dateTime(at),
    },
    {
      key: 'who',
      title: t('audit.who'),
      render: (entry) => <ActorCell entry={entry} />,
      text: ({ who: person }) => person,
    },
    {
      key: 'action',
      title: t('audit.action'),
      render: actionOf,
      text: actionOf,
    },
    {
      key: 'object',
      title: t('audit.object'),
      render: (entry) => (
        <>
          {objectText(entry, t, formats)}
          {/* There is only one. */}
          {entry.objectType === 'Configuration' ? null : (
            <span className={lists.second}>{`${typeOf(entry.objectType)} ${entry.objectId}`}</span>
          )}
        </>
      ),
      text: (entry) => `${typeOf(entry.objectType)} ${entry.objectId}: ${objectText(entry, t, formats)}`,
    },
    {
      key: 'changes',
      title: t('audit.fields'),
      showFrom: 'wide',
      render: (entry) => changedFieldNames(entry, t),
      text: (entry) => changesText(entry, t, formats),
    },
  ];
  return (
    <WorkingList
      name="audit"
      caption={t('audit.title')}
      list={list}
      answer={answer}
      paging={answer.data}
      columns={columns}
      rows={answer.data?.entries}
      rowKey={(entry) => entry.id}
      nameOf={(entry) => `${actionOf(entry)}, ${objectText(entry, t, formats)}`}
      readPage={async (page, signal) => {
        const { entries, ...paging } = await api(
          'listAuditEntries',
          { query: { ...page, ...query } },
          { signal },
        );
        return { rows: entries, paging };
      }}
      details={(entry) => (
        <>
          <Changes entry={entry} />
          <UserLink entry={entry} />
        </>
      )}
      filterNames={filterNames}
      filters={
        <>
          <TextFilter
            short
            label={t('audit.who')}
            value={who}
            onChange={(value) => list.setFilters({ who: value })}
          />
          <ChoicesFilter
            label={t('audit.objectType')}
            value={chosenTypes}
            options={objectTypes.map((value) => ({ value, label: typeOf(value) }))}
            onChange={(chosen) => list.setFilters({ objectType: chosen.join(',') })}
          />
          <TextFilter
            short
            label={t('audit.objectId')}
            maxLength={listLimits.objectId}
            value={objectId}
            onChange={(value) => list.setFilters({ objectId: value })}
          />
          <DayFilter
            label={t('audit.from')}
            value={from}
            max={dayOf(to) || undefined}
            onChange={(value) => list.setFilters({ from: value })}
          />
          <DayFilter
            label={t('audit.to')}
            value={to}
            min={dayOf(from) || undefined}
            onChange={(value) => list.setFilters({ to: value })}
          />
        </>
      }
      empty={{ title: t('audit.empty'), help: t('audit.emptyHelp') }}
    />
  );
}

/** The names of the first few, so that a row stays a line. */
function changedFieldNames(entry: AuditEntry, t: TFunction): string {
  const names = inOrderOfForms(changedFields(entry)).map(({ name }) => fieldName(name, t));
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
}

/** The values before and after, field by field, for a file. */
function changesText(entry: AuditEntry, t: TFunction, formats: Formats): string {
  return inOrderOfForms(changedFields(entry))
    .map(({ name, before, after }) => {
      const [was, is] = [before, after].map((value) => value && valueText(name, value, t, formats));
      return `${fieldName(name, t)}: ${was} → ${is}`;
    })
    .join('; ');
}
