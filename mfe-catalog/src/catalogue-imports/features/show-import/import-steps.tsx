import type { CatalogueImport, CatalogueImportStatus } from '@werkbank/contracts/entities';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import css from './import-steps.module.css';

const steps = ['read', 'map', 'preview', 'approve', 'apply', 'done'] as const;
type Step = (typeof steps)[number];

const stepOf: Partial<Record<CatalogueImportStatus, Step>> = {
  Waiting: 'read',
  Reading: 'read',
  NeedsMapping: 'map',
  Preview: 'preview',
  AwaitingApproval: 'approve',
  Applying: 'apply',
  Done: 'done',
};

/** The line of an import's steps. A failed, discarded or withdrawn import has none. */
export function ImportSteps({ of: { status, recognised, needsApproval } }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const now = stepOf[status];
  if (now === undefined) return null;
  const isTable = status === 'NeedsMapping' || (recognised !== null && recognised.format !== 'bmecat');
  const shown = steps.filter(
    (step) =>
      (step !== 'map' || isTable) && (step !== 'approve' || needsApproval || status === 'AwaitingApproval'),
  );
  const at = shown.indexOf(now);
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {shown.map((step, index) => {
        const past = index < at || now === 'done';
        return (
          <li
            key={step}
            className={`${css.step} ${past ? css.past : index === at ? css.now : ''}`}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {past ? <Icon path={icons.check} size={12} /> : index + 1}
            </span>
            {t(`steps.${step}`)}
            {past ? <span className="visually-hidden">{t('steps.past')}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
