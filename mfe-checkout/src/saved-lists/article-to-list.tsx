import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { QuantityInput } from '@werkbank/kit/quantity-input';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

const ToListDialog = lazy(() => import('./to-list-dialog'));

/** Puts the article whose page it is onto a list. */
export default function ArticleToList() {
  const { t } = useTranslation('checkout');
  const { articleId = '' } = useParams();
  const [quantity, setQuantity] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icons.document} onClick={() => setOpen(true)}>
        {t('lists.addArticle')}
      </Button>
      {open ? (
        <Suspense>
          <ToListDialog lines={[{ articleId, quantity }]} onClose={() => setOpen(false)}>
            <QuantityInput noteInPlace value={quantity} label={t('line.quantity')} onChange={setQuantity} />
          </ToListDialog>
        </Suspense>
      ) : null}
    </>
  );
}
