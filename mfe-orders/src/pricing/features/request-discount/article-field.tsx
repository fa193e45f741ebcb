import { usePreferences } from '@werkbank/kit/host';
import type { FormField } from '@werkbank/kit/use-service-form';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useArticleOptions } from '../../rules/use-article-options';

/** Article of a request; the catalogue is searched while the reader types. */
export function ArticleField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('orders');
  const { language, country, currency } = usePreferences();
  const { value } = field;
  const { data: known } = useApiQuery(
    'getArticle',
    { params: { articleId: value }, query: { lng: language, country, currency } },
    { enabled: value !== '' },
  );
  const found = useArticleOptions({ known: known ? [known] : [] });
  const none = { value: '', label: t('request.noArticle') };
  return (
    <SelectField
      label={t('request.field.articleId')}
      help={t('request.articleHelp')}
      optional
      options={[none, ...found.options]}
      loading={found.loading}
      onSearch={found.type}
      {...field}
    />
  );
}
