import type { ReplayResult as Result } from '@werkbank/contracts/entities';
import { Notice, type NoticeKind } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';

/**
 * The result of the last replay. The status element always exists, so that screen readers announce its new
 * text.
 */
export function ReplayResult({ result }: { result: Result | undefined }) {
  const { t } = useTranslation('admin');
  return <div role="status">{result ? <Notice kind={kindOf(result)}>{text(result)}</Notice> : null}</div>;

  function text({ replayed, done, returned, waiting }: Result): string {
    if (replayed === 0) return t('operations.nothingReplayed');
    return [
      done > 0 && t('operations.done', { count: done }),
      returned > 0 && t('operations.returned', { count: returned }),
      waiting > 0 && t('operations.stillTried', { count: waiting }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}

function kindOf({ returned, waiting, replayed }: Result): NoticeKind {
  if (returned > 0) return 'error';
  return waiting > 0 || replayed === 0 ? 'info' : 'good';
}
