import { Button } from '@werkbank/kit/button';
import { DateField, isDay } from '@werkbank/kit/date-field';
import { Form, FormRow } from '@werkbank/kit/form';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { saveFile } from '@werkbank/kit/save-file';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './export-orders.module.css';
import { exportErrors, lastThreeMonths, ownToday, ownZone } from './export-period';

/** Which days a report is about, and how much of it has come. */
export function ExportForm() {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  const host = useHost();
  const notify = useNotify();
  const work = useRef(new AbortController());
  const start = useRef<HTMLButtonElement>(null);
  const [received, setReceived] = useState(0);
  const labelOf = (field: string) => t(`export.field.${field}`);
  const form = useServiceForm({
    initial: lastThreeMonths(),
    check: (period) => {
      // The button to cancel is there before the request is sent.
      work.current = new AbortController();
      return exportErrors(period, formats, labelOf);
    },
    save: async (period) => {
      const { signal } = work.current;
      setReceived(0);
      try {
        const { fileName, content } = await host.api(
          'generateExcelReport',
          { body: { ...period, zone: ownZone() } },
          { signal, onReceived: setReceived },
        );
        saveFile(fileName, content);
        notify('success', t('export.done', { fileName, size: formats.bytes(content.size) }));
      } catch (error) {
        if (!signal.aborted) throw error;
        notify('info', t('export.cancelled'));
      }
    },
  });
  const breakOff = () => {
    work.current.abort();
    // The button that was pressed is about to go.
    start.current?.focus();
  };
  // Leaving the page cancels the file.
  useEffect(() => () => work.current.abort(), []);
  const today = ownToday();
  const { dateFrom } = form.values;
  return (
    <Form form={form} label={t('export.title')}>
      <FormRow>
        <DateField label={labelOf('dateFrom')} max={today} {...form.field('dateFrom')} />
        <DateField
          label={labelOf('dateTo')}
          help={t('export.lastDay')}
          min={isDay(dateFrom) && dateFrom <= today ? dateFrom : undefined}
          max={today}
          {...form.field('dateTo')}
        />
      </FormRow>
      <p className={css.note}>{t('export.zone', { zone: ownZone().replaceAll('_', ' ') })}</p>
      <div className={css.actions}>
        <Button ref={start} kind="primary" icon={icons.download} type="submit" busy={form.busy}>
          {t('export.download')}
        </Button>
        {form.busy ? <Button onClick={breakOff}>{t('export.cancel')}</Button> : null}
      </div>
      {form.busy ? (
        <div className={css.progress}>
          <p role="status">{t('export.underWay')}</p>
          <progress aria-label={t('export.title')} aria-valuetext={formats.bytes(received)} />
          {received > 0 ? <p>{t('export.received', { size: formats.bytes(received) })}</p> : null}
        </div>
      ) : null}
    </Form>
  );
}
