import type { DiscountEntry, DiscountGroup } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import type { WorkingColumn } from '@werkbank/kit/columns';
import { type Formats, useFormats } from '@werkbank/kit/formats';
import * as icons from '@werkbank/kit/icons';
import { useListState } from '@werkbank/kit/list-state';
import { Panel } from '@werkbank/kit/panel';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskList } from '../../rules/desk-list';
import { usePeriodColumns } from '../../rules/period-columns';
import { useActionsColumn } from '../../rules/row-actions';
import type { OwnGroup } from '../../cache-updates/discount-groups';
import { PasteDialog } from './paste/paste-dialog';
import { DeleteDiscount } from './delete-discount';
import { DiscountDialog } from './discount-dialog';
import { TierList } from '../../discounts/tier-list';

/** The discounts of a group, by name of what they are about; of a percentage group those of a time. */
export function DiscountList({
  group,
  params,
  answer,
}: {
  group: DiscountGroup;
  params: OwnGroup;
  answer: { error: unknown; refetch: () => unknown };
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const list = useListState();
  /** `null` is a new one. */
  const [edited, setEdited] = useState<DiscountEntry | null>();
  const [pasting, setPasting] = useState(false);
  const [leaving, setLeaving] = useState<DiscountEntry>();
  const period = usePeriodColumns<DiscountEntry>();
  const search = list.filter('search');
  const isPercentage = group.discountType === 'Percentage';
  const byQuantity = group.discountType === 'QuantityMaterialGroup';
  const nameOf = (discount: DiscountEntry) => nameOfDiscount(discount, t('discount.everything'), formats);
  const actions = useActionsColumn({ nameOf, onEdit: setEdited, onDelete: setLeaving });
  const about: WorkingColumn<DiscountEntry> = {
    key: 'about',
    title: t(`discount.field.${group.materialGroupType}`),
    sortable: true,
    render: ({ materialOrArticleGroupName }) => materialOrArticleGroupName,
    text: ({ materialOrArticleGroupName }) => materialOrArticleGroupName,
  };
  const value: WorkingColumn<DiscountEntry> = byQuantity
    ? {
        key: 'tiers',
        title: t('discount.field.discountQuantities'),
        render: ({ discountQuantities }) => <TierList tiers={discountQuantities} />,
        text: ({ discountQuantities }) =>
          discountQuantities
            .map((tier) => `${tier.minQuantity}: ${formats.percent(tier.discountValue)}`)
            .join('; '),
      }
    : {
        key: 'discountValue',
        title: t('discount.field.discountValue'),
        align: 'end',
        sortable: true,
        render: ({ discountValue }) => formats.percent(discountValue ?? 0),
        text: ({ discountValue }) => discountValue,
      };
  const texts = isPercentage ? 'planned' : 'list';
  return (
    <Panel
      title={t(`discount.${texts}.title`)}
      actions={
        <>
          {isPercentage ? null : <Button onClick={() => setPasting(true)}>{t('paste.title')}</Button>}
          <Button icon={icons.plus} onClick={() => setEdited(null)}>
            {t('discount.add')}
          </Button>
        </>
      }
    >
      <DeskList
        name={`discounts-${group.discountType}`}
        caption={t(`discount.${texts}.title`)}
        list={list}
        answer={{ ...answer, data: group.discounts }}
        columns={[...(isPercentage ? [] : [about]), value, ...period, actions]}
        sortKeys={{
          about: ({ materialOrArticleGroupName }) => materialOrArticleGroupName,
          discountValue: ({ discountValue }) => discountValue,
          validFrom: ({ validFrom }) => validFrom ?? '',
          validUntil: ({ validUntil }) => validUntil,
        }}
        rowKey={({ id }) => id}
        nameOf={nameOf}
        onOpen={setEdited}
        filterNames={['search']}
        filters={
          isPercentage ? null : (
            <TextFilter
              label={t(`discount.search.${group.materialGroupType}`)}
              value={search}
              onChange={(text) => list.setFilters({ search: text })}
            />
          )
        }
        empty={{ title: t(`discount.${texts}.empty`), help: t(`discount.${texts}.emptyHelp`) }}
      />
      {edited === undefined ? null : (
        <DiscountDialog
          group={group}
          params={params}
          discount={edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {pasting ? <PasteDialog group={group} params={params} onClose={() => setPasting(false)} /> : null}
      {leaving ? (
        <DeleteDiscount
          discount={leaving}
          name={nameOf(leaving)}
          params={params}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </Panel>
  );
}

/** Subject of a discount, with its first day if it has one. */
function nameOfDiscount(discount: DiscountEntry, everything: string, formats: Formats): string {
  const { materialOrArticleGroupName, validFrom } = discount;
  const day = validFrom === null ? [] : [formats.date(validFrom)];
  return [materialOrArticleGroupName ?? everything, ...day].join(', ');
}
