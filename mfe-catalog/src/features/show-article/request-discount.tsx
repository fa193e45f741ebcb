import type { Article } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';

/** Leads to a discount request about the article. The page asks visitors to log in; who has no company asks nobody. */
export function RequestDiscount({ article }: { article: Article }) {
  const { t } = useTranslation('articles');
  const { user } = useSession();
  if (user && user.companyId === null) return null;
  const about = new URLSearchParams({ producer: String(article.producerId), article: article.articleId });
  return (
    <div>
      <ButtonLink to={`/management/request-discount?${about}`}>{t('article.requestDiscount')}</ButtonLink>
    </div>
  );
}
