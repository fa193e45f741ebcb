import type { OrderableArticle } from '@werkbank/contracts/entities';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { useTranslation } from 'react-i18next';
import type { ListLine } from './order-list';

/** Lets the buyer choose if several articles have the number. */
export function ArticleChoice({
  line,
  articles,
  onChoose,
}: {
  line: ListLine;
  articles: readonly OrderableArticle[];
  onChoose: (articleId: string) => void;
}) {
  const { t } = useTranslation('checkout');
  return (
    <RadioGroup
      label={t('quickOrder.several', { number: line.number, count: articles.length })}
      upright
      value=""
      onChange={onChoose}
      options={articles.map(({ item, producerName }) => ({
        value: item.articleId,
        label: `${item.materialNumber} ${item.articleText}`,
        note: producerName,
      }))}
    />
  );
}
