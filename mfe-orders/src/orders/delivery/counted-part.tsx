import type { OrderItem } from '@werkbank/contracts/entities';
import type { ReactNode } from 'react';
import css from './delivery.module.css';
import { usePartInWords } from './unit';

/** An input for a part of an item, and below it the content of so many order units. Pieces need no words. */
export function CountedPart({
  item,
  count,
  children,
}: {
  item: OrderItem;
  count: number;
  children: ReactNode;
}) {
  const inWords = usePartInWords()(item, count);
  if (inWords === undefined) return children;
  return (
    <div className={css.part}>
      {children}
      <span className={css.partInWords}>{inWords}</span>
    </div>
  );
}
