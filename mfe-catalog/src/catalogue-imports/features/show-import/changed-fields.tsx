import type { ImportedChange } from '@werkbank/contracts/entities';
import type { Column } from '@werkbank/kit/columns';
import { Moved } from '@werkbank/kit/formatted-values';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../../words/use-field-name';
import css from './show-import.module.css';

type ChangedField = ImportedChange['fields'][number];

/** Number of fields in a row; further ones are below it. */
const inShort = 3;

/** Maximum characters of a value, so that the new one stays in view beside a long old one. */
const letters = 60;

const cut = (text: string | null): string =>
  text === null ? '–' : text.length > letters ? `${text.slice(0, letters)}…` : text;

/** The first fields of a change, each cut to two lines. */
export function FieldsInShort({ of: { kind, fields } }: { of: ImportedChange }) {
  const { t } = useTranslation('imports');
  const nameOf = useFieldName();
  if (kind === 'gone') return t('changes.goesOff');
  // The name of a new article is beside its number.
  const told = fields.filter(({ field }) => kind !== 'new' || field !== 'name');
  const more = told.length - inShort;
  return (
    <ul className={css.changes}>
      {told.slice(0, inShort).map(({ field, before, after }) => (
        <li key={field} className={css.change}>
          <b>{`${nameOf(field)}: `}</b>
          {before === null ? cut(after) : <Moved was={cut(before)} is={cut(after)} />}
        </li>
      ))}
      {more > 0 ? <li>{t('changes.more', { count: more })}</li> : null}
    </ul>
  );
}

/** All fields of a change, old beside new. */
export function ChangedFields({ of: { fields, kind } }: { of: ImportedChange }) {
  const { t } = useTranslation('imports');
  const nameOf = useFieldName();
  if (fields.length === 0) return <p>{t(kind === 'gone' ? 'changes.goesOff' : 'changes.noField')}</p>;
  const columns: Column<ChangedField>[] = [
    { key: 'field', title: t('changes.field'), render: ({ field }) => nameOf(field) },
    { key: 'before', title: t('changes.before'), render: ({ before }) => <Whole text={before} /> },
    { key: 'after', title: t('changes.after'), render: ({ after }) => <Whole text={after} /> },
  ];
  return (
    <Table caption={t('changes.fields')} columns={columns} rows={fields} rowKey={({ field }) => field} />
  );
}

function Whole({ text }: { text: string | null }) {
  return <span className={css.whole}>{text ?? '–'}</span>;
}
