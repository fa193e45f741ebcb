import { IconButton } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { DateText } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { countryName } from '@werkbank/kit/names';
import { Panel } from '@werkbank/kit/panel';
import { EmptyState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import css from '../../cost-rules/cost-rules.module.css';
import { FiguresText } from './figures-text';
import { ruleName } from './rule-names';
import { coming, holding, keyOf, type Kind, type Rule } from '../../cost-rules/rules';
import { VersionList } from './version-list';

/** The rules of a kind with their current and coming versions; an opened row shows the past ones. */
export function RuleTable({
  kind,
  rules,
  onEdit,
}: {
  kind: Kind;
  rules: readonly Rule[] | undefined;
  onEdit: (rule: Rule) => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = useFormats();
  const nameOf = (rule: Rule) => ruleName(rule, t, language);
  const countryOf = (code: string | null) =>
    code === null ? <span className={css.note}>{t('costs.anyCountry')}</span> : countryName(code, language);
  const columns: Column<Rule>[] = [
    ...(kind === 'Freight'
      ? [
          {
            key: 'shipper',
            title: t('costs.field.shipper'),
            render: ({ shipper }: Rule) => t(`costs.shippers.${shipper ?? ''}`),
          },
        ]
      : []),
    {
      key: 'from',
      title: t('costs.field.from'),
      render: ({ from }) =>
        kind === 'Tax' && from === null ? (
          <span className={css.note}>{t('costs.ownRate')}</span>
        ) : (
          countryOf(from)
        ),
    },
    { key: 'to', title: t('costs.field.to'), render: ({ to }) => countryOf(to) },
    {
      key: 'figures',
      title: t('costs.today'),
      render: (rule) => <FiguresText figures={holding(rule)?.figures ?? null} />,
    },
    {
      key: 'since',
      title: t('costs.since'),
      showFrom: 'medium',
      render: (rule) => {
        const version = holding(rule);
        if (!version) return '–';
        return version.validFrom === null ? t('costs.always') : <DateText iso={version.validFrom} />;
      },
    },
    {
      key: 'coming',
      title: t('costs.coming'),
      showFrom: 'wide',
      render: (rule) => {
        const next = coming(rule);
        return next ? (
          <span className={css.lines}>
            <DateText iso={next.validFrom} />
            <FiguresText figures={next.figures} />
          </span>
        ) : (
          '–'
        );
      },
    },
    {
      key: 'actions',
      fixed: 'end',
      title: <span className="visually-hidden">{t('currencies.actions')}</span>,
      align: 'end',
      render: (rule) => (
        <IconButton
          icon={icons.edit}
          label={t('costs.changeOf', { name: nameOf(rule) })}
          onClick={() => onEdit(rule)}
        />
      ),
    },
  ];
  return (
    <Panel title={t(`costs.${kind}.rules`)} flush>
      <Table
        flush
        caption={t(`costs.${kind}.rules`)}
        columns={columns}
        rows={rules}
        rowKey={keyOf}
        nameOf={nameOf}
        expected={6}
        details={(rule) => <VersionList rule={rule} />}
        empty={<EmptyState title={t('costs.empty')}>{t('costs.emptyHelp')}</EmptyState>}
      />
    </Panel>
  );
}
