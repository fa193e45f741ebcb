import type { ManagedCategoryPage } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useHost, useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Panel } from '@werkbank/kit/panel';
import { UploadField } from '@werkbank/kit/ui/upload';
import { useSending } from '@werkbank/kit/use-sending';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showCategory } from '../../cache-updates/categories';
import css from './category-form.module.css';

/** The picture of a category or group in the shop. */
export function PicturePanel({ category }: { category: ManagedCategoryPage }) {
  const { t } = useTranslation('admin');
  // Begins again once a picture was sent.
  const [sent, setSent] = useState(0);
  return (
    <Panel title={t('categories.picture.title')}>
      <PictureForm key={sent} category={category} onSent={() => setSent(sent + 1)} />
    </Panel>
  );
}

function PictureForm({ category, onSent }: { category: ManagedCategoryPage; onSent: () => void }) {
  const { t } = useTranslation('admin');
  const { api } = useHost();
  const notify = useNotify();
  const cache = useAnswerCache();
  const { run, sending, cancel } = useSending('file');
  const params = { categoryId: category.categoryId };
  const form = useServiceForm<{ file: File | null }>({
    initial: { file: null },
    check: ({ file }) => (file ? {} : { file: t('categories.picture.missing') }),
    save: async ({ file }) => {
      if (!file) return;
      const saved = await run(file, (options) => api('uploadCategoryPicture', { params }, options));
      showCategory(cache, saved);
      notify('success', t('categories.picture.saved'));
      onSent();
    },
  });
  const remove = useApiMutation('deleteCategoryPicture', {
    success: t('categories.picture.removed'),
    changes: ['listCategories'],
    local: showCategory,
  });
  return (
    <Form form={form} label={t('categories.picture.title')}>
      {category.imageUrl === null ? null : (
        <div className={css.picture}>
          <img src={category.imageUrl} alt={t('categories.picture.now')} />
          <Button icon={icons.trash} busy={remove.isPending} onClick={() => remove.mutate({ params })}>
            {t('categories.picture.remove')}
          </Button>
        </div>
      )}
      <UploadField
        {...form.field('file')}
        label={t('categories.picture.file')}
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
        help={t('categories.picture.help')}
        sending={sending}
        onCancel={cancel}
        onRetry={() => void form.submit()}
      />
      {form.values.file ? (
        <div className={css.actions}>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('categories.picture.send')}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
