import { Button, IconButton } from '@werkbank/kit/button';
import { Notice } from '@werkbank/kit/feedback';
import * as icons from '@werkbank/kit/icons';
import { KeptFocus, takesFocus } from '@werkbank/kit/kept-focus';
import { Panel } from '@werkbank/kit/panel';
import type { FormState } from '@werkbank/kit/use-service-form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArticleValues, type RowField, type Rows, rowsIn, rowsText } from './article-values';
import css from './edit-article.module.css';

export interface RowColumn<F extends RowField> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Rows[F], at: RowContext<F>) => ReactNode;
}
interface RowContext<F extends RowField> {
  readonly index: number;
  /** Names the row in labels. */
  readonly name: string;
  readonly disabled: boolean;
  /** Id of the row's error message. */
  readonly wrong: string | undefined;
  readonly change: (part: Partial<Rows[F]>) => void;
}

/** Rows of an article in a separate panel: added, changed in place and removed. */
export function RowList<F extends RowField>({
  form,
  field,
  title,
  help,
  columns,
  added,
  actions,
  footer,
}: {
  form: FormState<ArticleValues>;
  field: F;
  title: string;
  help: string;
  columns: readonly RowColumn<F>[];
  /** The row that the button adds; without it others do. */
  added?: { readonly row: Rows[F]; readonly label: string };
  actions?: (row: Rows[F], index: number) => ReactNode;
  footer?: ReactNode;
}) {
  const { t } = useTranslation('ownArticles');
  const rows = rowsIn(form.values, field);
  const control = form.field(field);
  const set = (next: readonly Rows[F][]) => control.onChange(rowsText<F>(next));
  const errorId = `${control.id}-error`;
  const contextOf = (index: number): RowContext<F> => ({
    index,
    name: t('rows.row', { number: index + 1 }),
    disabled: form.busy,
    wrong: form.errors[`${field}-${index}`] === undefined ? undefined : errorId,
    change: (part) => set(rows.map((one, at) => (at === index ? { ...one, ...part } : one))),
  });
  return (
    <Panel title={title} flush>
      <KeptFocus>
        <div id={control.id} tabIndex={-1} role="group" aria-label={title} className={css.rows}>
          <RowNotices error={control.error} errorId={errorId} theirs={control.theirs} />
          {rows.length === 0 ? (
            <p className={css.empty}>{help}</p>
          ) : (
            <ol className={css.list} aria-label={title}>
              {rows.map((row, index) => (
                <li key={index} className={css.listed}>
                  <div className={css.cells}>
                    {columns.map(({ key, title: caption, render }) => (
                      <div key={key}>
                        <span className={css.caption}>{caption}</span>
                        {render(row, contextOf(index))}
                      </div>
                    ))}
                  </div>
                  <div className={css.actions}>
                    {actions?.(row, index)}
                    <IconButton
                      icon={icons.trash}
                      label={t('rows.remove', { number: index + 1 })}
                      disabled={form.busy}
                      onClick={() => set(rows.filter((_, at) => at !== index))}
                    />
                  </div>
                </li>
              ))}
            </ol>
          )}
          {added === undefined ? null : (
            <div className={css.add}>
              <Button
                {...takesFocus}
                icon={icons.plus}
                disabled={form.busy}
                onClick={() => set([...rows, added.row])}
              >
                {added.label}
              </Button>
            </div>
          )}
          {footer}
        </div>
      </KeptFocus>
    </Panel>
  );
}

/** The errors of a list, and a notice if another person has changed it. */
export function RowNotices({
  error,
  errorId,
  theirs,
}: {
  error: string | undefined;
  errorId: string;
  theirs: string | undefined;
}) {
  const { t } = useTranslation('ownArticles');
  return (
    <>
      {error === undefined ? null : (
        <div id={errorId} className={css.note}>
          <Notice kind="error">{error}</Notice>
        </div>
      )}
      {theirs === undefined ? null : (
        <div className={css.note}>
          <Notice kind="signal">{t('rows.theirs')}</Notice>
        </div>
      )}
    </>
  );
}
