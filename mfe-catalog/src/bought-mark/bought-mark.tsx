import { useFormats } from '@werkbank/kit/formats';
import { useSession } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import css from './bought-mark.module.css';

const freshMs = 5 * 60_000;

/** When the reader's company last bought each article; asked once for all tables. */
function useBought(): ReadonlyMap<string, string> | undefined {
  const { user } = useSession();
  const enabled = user !== null && user.companyId !== null;
  // An extra: where it cannot be read, nothing is marked.
  const { data } = useApiQuery('listBoughtArticles', {}, { enabled, staleTime: freshMs });
  if (!enabled) return undefined;
  return new Map(data?.articles.map(({ articleId, lastBoughtOn }) => [articleId, lastBoughtOn]));
}

/** Marks what the reader's company bought recently. Its place is there from the start, so that nothing moves. */
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
