import { useFormats } from '@werkbank/kit/formats';
import { useSession } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import css from './bought-mark.module.css';

const freshMs = 5 * 60_000;

/** The last purchase of each article by the reader's company; one request serves all tables. */
function useBought(): ReadonlyMap<string, string> | undefined {
  const { user } = useSession();
  const enabled = user !== null && user.companyId !== null;
  // The mark is optional: a failed read marks no article.
  const { data } = useApiQuery('listBoughtArticles', {}, { enabled, staleTime: freshMs });
  if (!enabled) return undefined;
  return new Map(data?.articles.map(({ articleId, lastBoughtOn }) => [articleId, lastBoughtOn]));
}

/**
 * Marks articles that the reader's company bought recently. Its space is reserved, so a late answer moves
 * no text.
 */
export function useBoughtMark() {
  const { t } = useTranslation('articles');
  const formats = useFormats();
  const bought = useBought();
  return ({ articleId }: { articleId: string }) => {
    if (!bought) return null;
    const on = bought.get(articleId);
    const label = on === undefined ? '' : t('table.boughtOn', { date: formats.date(on) });
    return (
      <span className={css.mark} title={label}>
        {on === undefined ? null : <Icon path={icons.box} size={12} label={label} />}
      </span>
    );
  };
}
