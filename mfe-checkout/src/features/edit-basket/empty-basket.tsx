import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { EmptyState } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A page without lines to work on: links to the catalogue. */
export function EmptyBasket({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('checkout');
  const { user } = useSession();
  return (
    <Page title={title}>
      {children}
      <EmptyState
        title={t('basket.empty')}
        icon={icons.basket}
        actions={
          <>
            <ButtonLink kind="primary" to="/">
              {t('basket.backHome')}
            </ButtonLink>
            {user?.companyId == null ? null : (
              <ButtonLink to="/quick-order">{t('quickOrder.title')}</ButtonLink>
            )}
          </>
        }
      >
        {t('basket.emptyHelp')}
      </EmptyState>
    </Page>
  );
}
