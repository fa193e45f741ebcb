import type { Column } from '@werkbank/kit/columns';
import { Table } from '@werkbank/kit/ui/table';
import { useFormats } from '@werkbank/kit/formats';
import { Tag, type TagKind } from '@werkbank/kit/ui/tag';
import { useTranslation } from 'react-i18next';
import { TierList } from '../../../discounts/tier-list';
import type { ChangeKind, PastedChange, PastedDiscount } from './pasted-discounts';

const kinds = { new: 'good', changed: 'action', same: 'plain' } as const satisfies Record<
  ChangeKind,
  TagKind
>;

/** Number of changes that people look through before they take all over. */
const SHOWN = 100;

/** Effect of a paste on the discounts of a group, before it is taken over. */
export function PastePreview({ changes }: { changes: readonly PastedChange[] }) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const valueOf = ({
    discountValue,
    discountQuantities,
  }: Pick<PastedDiscount, 'discountValue' | 'discountQuantities'>) =>
    discountValue === null ? <TierList tiers={discountQuantities} /> : formats.percent(discountValue);
  const columns: Column<PastedChange>[] = [
    { key: 'about', title: t('discountGroup.about'), render: ({ after }) => after.name },
    {
      key: 'kind',
      title: t('paste.what'),
      render: ({ kind }) => <Tag kind={kinds[kind]}>{t(`paste.kinds.${kind}`)}</Tag>,
    },
    { key: 'before', title: t('paste.before'), render: ({ before }) => (before ? valueOf(before) : '–') },
    { key: 'after', title: t('paste.after'), render: ({ after }) => valueOf(after) },
  ];
  const of = (kind: ChangeKind) => formats.number(changes.filter((change) => change.kind === kind).length);
  return (
    <>
      <p role="status">{t('paste.count', { added: of('new'), changed: of('changed'), same: of('same') })}</p>
      {changes.length > 0 ? (
        <Table
          caption={t('paste.preview')}
          columns={columns}
          rows={changes.slice(0, SHOWN)}
          rowKey={({ after }) => after.materialOrArticleGroupId}
        />
      ) : null}
      {changes.length > SHOWN ? (
        <p>{t('paste.notShown', { number: formats.number(changes.length - SHOWN) })}</p>
      ) : null}
    </>
  );
}
