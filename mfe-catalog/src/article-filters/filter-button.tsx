import type { Facet } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPanel } from './filter-panel';
import css from './filters.module.css';
import { type SortChoice, SortField } from './sort-field';
import type { Narrowing } from './use-article-filters';

/**
 * On narrow screens, which hide the left column: a button that opens filters and sort order and shows the
 * number of chosen filters.
 */
export function FilterButton({
  narrowing,
  facets,
  sorts,
  found,
}: {
  narrowing: Narrowing;
  facets: readonly Facet[] | undefined;
  /** Possible sort orders; absent without rows. */
  sorts?: readonly SortChoice[];
  /** Number of articles, for the button that leads to them. */
  found: string;
}) {
  const { t } = useTranslation('articles');
  const [open, setOpen] = useState(false);
  const chosen = Object.keys(narrowing.filters).length;
  if (!facets || facets.length === 0) return null;
  return (
    <div className={css.button}>
      <Button icon={icons.filter} onClick={() => setOpen(true)}>
        {chosen === 0 ? t('filters.title') : t('filters.titleChosen', { count: chosen })}
      </Button>
      {open ? (
        <Dialog title={t('filters.title')} onClose={() => setOpen(false)}>
          {sorts ? <SortField narrowing={narrowing} sorts={sorts} /> : null}
          <FilterPanel narrowing={narrowing} facets={facets} titled={false} />
          <DialogActions>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {t('filters.show', { found })}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </div>
  );
}
