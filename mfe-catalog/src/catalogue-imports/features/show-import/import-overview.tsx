import type { CatalogueImport } from '@werkbank/contracts/entities';
import { DateText, Quantity } from '@werkbank/kit/formatted-values';
import { useFormats } from '@werkbank/kit/formats';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { ImportNotices } from './import-notices';
import { ImportProgress } from './import-progress';
import { ImportSteps } from './import-steps';
import css from './show-import.module.css';

const counted = ['new', 'changed', 'unchanged', 'gone', 'refused'] as const;

/** The status of an import and its counts. */
export function ImportOverview({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const running = of.status === 'Waiting' || of.status === 'Reading' || of.status === 'Applying';
  return (
    <Panel title={t(`status.${of.status}`)}>
      <div className={css.overview}>
        <ImportSteps of={of} />
        {running ? <ImportProgress of={of} /> : null}
        <ImportNotices of={of} />
        {of.status === 'Waiting' || of.status === 'NeedsMapping' ? null : (
          <dl className={css.counts}>
            {counted.map((kind) => (
              <div key={kind} className={css.counted}>
                <dt>{t(`count.${kind}`)}</dt>
                <dd>
                  <Quantity value={of.counts[kind]} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}

/** The properties that were recognised of the file. */
export function RecognisedFile({ of }: { of: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { recognised, pictures } = of;
  const named = (text: string | null | undefined) => text ?? null;
  const hasPictures = pictures.waiting + pictures.fetched + pictures.refused > 0;
  return (
    <Panel title={of.isEdit ? t('edit.name') : t('file.title')}>
      <div className={css.recognised}>
        {of.isEdit ? null : (
          <Descriptions
            items={[
              [t('file.size'), formats.bytes(of.fileSize)],
              [t('send.mode'), t(`mode.${of.mode}`)],
              [t('file.format'), recognised && t(`format.${recognised.format}`)],
              [t('file.transaction'), named(recognised?.transaction)],
              [t('file.catalogue'), named(recognised?.catalogue)],
              [t('file.supplier'), named(recognised?.supplier)],
              [t('file.encoding'), named(recognised?.encoding)],
              [t('file.sheet'), named(recognised?.sheet)],
              [
                t('file.separator'),
                recognised?.separator === '\t' ? t('file.tab') : named(recognised?.separator),
              ],
              [t('file.decimalSign'), named(recognised?.decimalSign)],
            ]}
          />
        )}
        <Descriptions
          items={[
            [t('file.company'), of.companyName],
            [t('file.who'), of.who],
            [t('file.sent'), <DateText key="sent" iso={of.createdOn} withTime />],
            [t('file.finished'), of.finishedOn && <DateText key="finished" iso={of.finishedOn} withTime />],
            [
              t('file.pictures'),
              hasPictures
                ? t('file.pictureCounts', {
                    fetched: formats.number(pictures.fetched),
                    waiting: formats.number(pictures.waiting),
                    refused: formats.number(pictures.refused),
                  })
                : null,
            ],
          ]}
        />
      </div>
    </Panel>
  );
}
