import type { OwnArticlePlaces } from '@werkbank/contracts/entities';
import { useApiMutation } from '@werkbank/kit/api';
import { useFormats } from '@werkbank/kit/formats';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { useProducerCompany } from '../../../catalogue-imports/viewer/use-producer-company';
import { articleBody } from './article-body';
import { articleErrors, fieldOfPath } from './article-errors';
import { ArticleForm } from './article-form';
import { type ArticleValues, articleValues, newArticle } from './article-values';

/** Adds an article. */
export function AddArticle({
  places,
  onAdded,
}: {
  places: OwnArticlePlaces;
  onAdded: (articleId: string) => void;
}) {
  const { t } = useTranslation('ownArticles');
  const formats = useFormats();
  const { query } = useProducerCompany();
  const article = newArticle(places.dispatchLocations);
  const add = useApiMutation('createOwnArticle', {
    success: t('form.added'),
    changes: ['listOwnArticles', 'listOwnArticlePlaces'],
    silent: true,
  });
  const bodyOf = (values: ArticleValues) => {
    const { name = { de: '', en: '' }, ...body } = articleBody(values, article, formats, true);
    return { ...body, name, materialNumber: values['materialNumber'] ?? '' };
  };
  const form = useServiceForm<ArticleValues>({
    initial: { materialNumber: '', ...articleValues(article, formats) },
    fieldOf: (path) => fieldOfPath(path, article),
    check: (values) =>
      articleErrors(bodyOf(values), {
        language: formats.language,
        isNew: true,
        labelOf: (field) => t(`field.${field}`),
        rowOf: (row, message) => t('rows.wrong', { row, message }),
      }),
    save: async (values) => {
      const { articleId } = await add.mutateAsync({ query, body: bodyOf(values) });
      onAdded(articleId);
    },
  });
  return <ArticleForm form={form} article={article} places={places} isNew />;
}
