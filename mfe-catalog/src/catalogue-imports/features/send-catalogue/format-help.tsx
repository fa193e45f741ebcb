import { Button } from '@werkbank/kit/button';
import type { Column } from '@werkbank/kit/columns';
import * as icons from '@werkbank/kit/icons';
import { Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { Table } from '@werkbank/kit/ui/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './send-catalogue.module.css';

const parts = [
  'bmecat',
  'etim',
  'csv',
  'xlsx',
  'zip',
  'texts',
  'numbers',
  'days',
  'prices',
  'wrong',
  'download',
] as const;
type Part = (typeof parts)[number];

/** A table of the formats and their supported content. */
export function FormatHelp() {
  const { t } = useTranslation('imports');
  const [open, setOpen] = useState(false);
  const columns: Column<Part>[] = [
    {
      key: 'part',
      title: t('formats.part'),
      render: (part) => <b className={css.part}>{t(`formats.name.${part}`)}</b>,
    },
    {
      key: 'read',
      title: t('formats.read'),
      prose: true,
      render: (part) => t(`formats.text.${part}`),
    },
  ];
  return (
    <>
      <Button kind="quiet" icon={icons.help} onClick={() => setOpen(true)}>
        {t('formats.title')}
      </Button>
      {open ? (
        <Dialog title={t('formats.title')} wide onClose={() => setOpen(false)}>
          <Table caption={t('formats.title')} columns={columns} rows={parts} rowKey={(part) => part} />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('formats.close')}</Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
