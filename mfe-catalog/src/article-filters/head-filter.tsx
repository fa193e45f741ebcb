import type { Facet } from '@werkbank/contracts/entities';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { placeBeside } from '@werkbank/kit/place-beside';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacetFilter } from './facet-filter';
import css from './filters.module.css';
import type { Narrowing } from './use-article-filters';

/** The filter of a column in its head: a small button that opens it above the table. */
function HeadFilter({ facet, narrowing }: { facet: Facet; narrowing: Narrowing }) {
  const { t } = useTranslation('articles');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const narrowed = facet.key in narrowing.filters;
  const label = t(narrowed ? 'filters.headChosen' : 'filters.head', { name: facet.label });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={[css.headFilter, facet.range ? css.atStart : css.atEnd, narrowed && css.narrowed]
          .filter(Boolean)
          .join(' ')}
        aria-label={label}
        title={label}
        aria-expanded={open}
        popoverTarget={id}
      >
        <Icon path={icons.filter} size={12} />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.headPanel}
        onToggle={(event) => {
          const shown = event.newState === 'open';
          setOpen(shown);
          if (shown) placeBeside(event.currentTarget, button.current);
        }}
      >
        {open ? <FacetFilter facet={facet} narrowing={narrowing} /> : null}
      </div>
    </>
  );
}

/** The filters of a result by column, for the heads of its table. */
export function headFilters(
  facets: readonly Facet[] | undefined,
  narrowing: Narrowing,
): (key: string) => ReactNode {
  const byKey = new Map(facets?.map((facet) => [facet.key, facet]));
  return (key) => {
    const facet = byKey.get(key);
    return facet ? <HeadFilter facet={facet} narrowing={narrowing} /> : undefined;
  };
}
