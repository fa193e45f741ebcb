import type { Article } from '@werkbank/contracts/entities';
import { ButtonLink } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';

/**
 * Links to a discount request about the article. Visitors log in on that page; users without a company see
 * no link.
 */
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
