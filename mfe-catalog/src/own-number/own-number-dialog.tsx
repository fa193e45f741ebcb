import { ownNumberLimits } from '@werkbank/contracts/limits';
import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { Dialog, DialogActions } from '@werkbank/kit/dialog';
import { Form } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

export interface NumberedArticle {
  articleId: string;
  materialNumber: string;
  ownArticleNumber?: string | undefined;
}

const entered = (number: string) => ({ ownArticleNumber: number.trim() === '' ? null : number });

/** The company's number of an article; an empty field takes it away. */
export default function OwnNumberDialog({
  article,
  onClose,
}: {
  article: NumberedArticle;
  onClose: () => void;
}) {
  const { t } = useTranslation('articles');
  const { t: kit } = useTranslation('kit');
  const { language } = usePreferences();
  const save = useApiMutation('saveOwnArticleNumber', {
    success: t('ownNumber.saved'),
    changes: ['listOwnArticleNumbers', 'getArticle', 'searchArticles', 'suggestSearches'],
    silent: true,
  });
  const form = useServiceForm<{ ownArticleNumber: string }>({
    initial: { ownArticleNumber: article.ownArticleNumber ?? '' },
    check: ({ ownArticleNumber }) =>
      contractErrors(
        (entities) => entities.ownNumberData,
        entered(ownArticleNumber),
        language,
        () => t('ownNumber.title'),
      ),
    save: async ({ ownArticleNumber }) => {
      await save.mutateAsync({ params: { articleId: article.articleId }, body: entered(ownArticleNumber) });
      onClose();
    },
  });
  const title = t('ownNumber.of', { article: article.materialNumber });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title}>
        <TextField
          label={t('ownNumber.title')}
          help={t('ownNumber.help')}
          maxLength={ownNumberLimits.number}
          autoComplete="off"
          optional
          {...form.field('ownArticleNumber')}
        />
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {kit('dialog.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {kit('form.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
