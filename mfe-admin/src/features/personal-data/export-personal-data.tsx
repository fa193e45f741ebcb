import { Button } from '@werkbank/kit/button';
import { useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { saveFile } from '@werkbank/kit/save-file';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import css from './personal-data.module.css';

/** Downloads all stored data of a person. It asks every domain, so it takes some time. */
export function ExportPersonalData({ userId }: { userId: number }) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const asked = useApiMutation('exportPersonalData', {
    local: (_cache, answer) => {
      const fileName = t('personalData.fileName', { id: userId });
      saveFile(fileName, new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }));
      notify('success', t('personalData.exported', { fileName }));
    },
  });
  return (
    <>
      <Button
        icon={icons.download}
        busy={asked.isPending}
        onClick={() => asked.mutate({ params: { userId } })}
      >
        {t('personalData.export')}
      </Button>
      <p role="status" className={css.underWay}>
        {asked.isPending ? t('personalData.exportUnderWay') : null}
      </p>
    </>
  );
}
