import type { CallAnswer } from '@werkbank/contracts/calls';
import { Button } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import { Quantity } from '@werkbank/kit/formatted-values';
import { CellSelect } from '@werkbank/kit/ui/cell-controls';
import { Table } from '@werkbank/kit/ui/table';
import { useTranslation } from 'react-i18next';
import choices from '../../choices/choices.module.css';
import css from './place-groups.module.css';
import { type GroupRow, type Place, placeOf, type Places } from './placed-groups';

/** Maximum indentation; deeper groups get the same. */
const deepest = 6;
const indent = 16;

const pathOf = (above: readonly string[]): string[] => (above.length > 0 ? [above.join(' › ')] : []);

/** Groups of the producer as a tree, each with its place in the shop and its material group. */
export function GroupTable({
  answer: { groups, materialGroups },
  rows,
  places,
  disabled,
  onChange,
}: {
  answer: CallAnswer<'listSourceGroups'>;
  rows: readonly GroupRow[];
  places: Places;
  disabled: boolean;
  onChange: (sourceGroup: string, place: Place) => void;
}) {
  const { t } = useTranslation('imports');
  const shopGroups = [
    { value: '', label: t('places.nowhere') },
    ...groups.map(({ groupId, path }) => ({ value: groupId, label: path })),
  ];
  const materials = [
    { value: '', label: t('places.noMaterialGroup') },
    ...materialGroups.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const columns: Column<GroupRow>[] = [
    {
      key: 'group',
      title: t('places.group'),
      render: ({ group, depth, above }) => (
        <div className={choices.name} style={{ paddingInlineStart: Math.min(depth, deepest) * indent }}>
          <span>{group.name || group.sourceGroup}</span>
          <span className={choices.second}>
            {[...(group.name === group.sourceGroup ? [] : [group.sourceGroup]), ...pathOf(above)].join(' · ')}
          </span>
        </div>
      ),
    },
    {
      key: 'articles',
      title: t('places.articles'),
      align: 'end',
      showFrom: 'narrow',
      render: ({ group }) => <Quantity value={group.articles} />,
    },
    {
      key: 'place',
      title: t('places.placeAndMaterial'),
      render: ({ group }) => {
        const place = placeOf(places, group);
        const name = group.name || group.sourceGroup;
        const { proposal } = group;
        const change = (part: Partial<Place>) => onChange(group.sourceGroup, { ...place, ...part });
        return (
          <div className={css.place}>
            <div className={css.controls}>
              <div className={css.shopGroup}>
                {group.isDiscountGroup ? (
                  <span className={choices.second}>{t('places.materialGroupOnly')}</span>
                ) : (
                  <CellSelect
                    label={t('places.placeOf', { name })}
                    options={shopGroups}
                    value={place.groupId}
                    disabled={disabled}
                    onChange={(groupId) => change({ groupId })}
                  />
                )}
              </div>
              <div className={css.material}>
                <CellSelect
                  label={t('places.materialGroupOf', { name })}
                  options={materials}
                  value={place.materialGroupId}
                  disabled={disabled}
                  onChange={(materialGroupId) => change({ materialGroupId })}
                />
              </div>
            </div>
            {proposal && proposal.groupId !== place.groupId ? (
              <span className={css.proposal}>
                {t('places.proposal', { name: proposal.groupName, because: proposal.because })}
                <Button
                  kind="quiet"
                  disabled={disabled}
                  aria-label={t('places.takeOf', { name, place: proposal.groupName })}
                  onClick={() => change({ groupId: proposal.groupId })}
                >
                  {t('places.take')}
                </Button>
              </span>
            ) : null}
          </div>
        );
      },
    },
  ];
  return (
    <Table
      caption={t('places.title')}
      columns={columns}
      rows={rows}
      rowKey={({ group }) => group.sourceGroup}
      nameOf={({ group }) => group.name}
    />
  );
}
