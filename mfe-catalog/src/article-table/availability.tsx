import type { ArticleRow } from '@werkbank/contracts/entities';
import { DateText, QuantityOnDay } from '@werkbank/kit/formatted-values';
import { isPlain, promisedParts, unitName } from '@werkbank/contracts/quantities';
import { usePreferences } from '@werkbank/kit/host';
import { useFormats } from '@werkbank/kit/formats';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './article-table.module.css';
import { dayIn } from './day-in';

/** On stock with how many, or in how many days with the date. */
export function Availability({
  row,
  quantity = row.orderUnits?.minQuantity ?? 1,
}: {
  row: ArticleRow;
  quantity?: number;
}) {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const { language } = usePreferences();
  if (row.notAvailableReason !== null || row.stockLevels.length === 0) {
    return <span className={css.second}>{t('availability.none')}</span>;
  }
  if (row.stockLevel >= quantity) {
    return (
      <span className={css.two}>
        <span className={css.onStock}>
          <Icon path={icons.check} size={12} />
          {t('availability.onStock')}
        </span>
        <span className={css.second}>
          {row.orderUnits === undefined || isPlain(row.orderUnits)
            ? t('availability.pieces', { count: row.stockLevel, pieces: formats.number(row.stockLevel) })
            : `${formats.number(row.stockLevel)} ${unitName(row.orderUnits.orderUnit, row.stockLevel, language)}`}
        </span>
      </span>
    );
  }
  const [first, rest] = promisedParts(
    { quantity, stockLevel: row.stockLevel, orderUnits: row.orderUnits },
    {
      fromStock: row.stockLeavesOn ?? dayIn(1),
      byLeadTime: row.leadTimeEndsOn ?? dayIn(row.leadTimeDays),
    },
  );
  if (rest) {
    return (
      <span className={css.two}>
        <span className={css.onStock}>
          <Icon path={icons.check} size={12} />
          <QuantityOnDay quantity={first.quantity} units={row.orderUnits} day={first.plannedShipmentDate} />
        </span>
        <span className={css.later}>
          <Icon path={icons.clock} size={12} />
          <QuantityOnDay quantity={rest.quantity} units={row.orderUnits} day={rest.plannedShipmentDate} />
        </span>
      </span>
    );
  }
  return (
    <span className={css.two}>
      <span className={css.later}>
        <Icon path={icons.clock} size={12} />
        {t('availability.inDays', { count: row.leadTimeDays })}
      </span>
      <span className={css.second}>
        <DateText iso={first.plannedShipmentDate} />
      </span>
    </span>
  );
}
