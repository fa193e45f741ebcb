import type { OwnArticle, OwnArticlePlaces } from '@werkbank/contracts/entities';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import { useFormats } from '@werkbank/kit/formats';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import { articleBody } from './article-body';
import { articleErrors, fieldOfPath } from './article-errors';
import { ArticleForm } from './article-form';
import { articleValues } from './article-values';

/** Changes an article in place. Fields that were left alone follow the changes of other people. */
export function EditArticle({ article, places }: { article: OwnArticle; places: OwnArticlePlaces }) {
  const { t } = useTranslation('ownArticles');
  const formats = useFormats();
  const { query } = useProducerCompany();
  const request = { params: { articleId: article.articleId }, query };
  const update = useApiMutation('changeOwnArticle', {
    success: t('form.saved'),
    changes: ['listOwnArticles', 'listOwnArticleChanges', 'getArticle'],
    local: (cache, answer) => cache.set('getOwnArticle', request, answer),
    silent: true,
  });
  const form = useObjectForm({
    object: article,
    valuesOf: (known) => articleValues(known, formats),
    refetch: useRefetch('getOwnArticle', request),
    fieldOf: (path) => fieldOfPath(path, article),
    check: (values) =>
      articleErrors(articleBody(values, article, formats), {
        language: formats.language,
        isNew: false,
        labelOf: (field) => t(`field.${field}`),
        rowOf: (row, message) => t('rows.wrong', { row, message }),
      }),
    save: (values, key) =>
      update.mutateAsync({ ...request, body: { ...articleBody(values, article, formats), ...key } }),
  });
  return <ArticleForm form={form} article={article} places={places} isNew={false} />;
}
