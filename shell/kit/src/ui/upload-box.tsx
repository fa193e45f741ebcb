import AntdUpload from 'antd/es/upload';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { KeptFocus, takesFocus } from '../focus/kept-focus';
import { Field, type FieldProps } from '../forms/field';
import * as icons from '../icons/paths';
import { accepts, endingsOf } from './accepted-files';
import css from './upload.module.css';

export interface Uploading extends Omit<FieldProps, 'theirs'> {
  name?: string;
  /** Kinds of files, as the browser wants them: `application/pdf,.pdf`. */
  accept: string;
  disabled?: boolean;
}

/** Area for uploads: a button with room to drop files, and the received files below. */
export function UploadBox({
  accept,
  name,
  disabled = false,
  several = false,
  files,
  onFiles,
  row,
  error,
  ...field
}: Uploading & {
  several?: boolean;
  files: readonly File[];
  onFiles: (files: File[]) => void;
  row: (file: File) => ReactNode;
}) {
  const { t } = useTranslation('kit');
  const box = useRef<HTMLDivElement>(null);
  // A page may have several of them: pasted files go to the one that is hovered or focused.
  const [meant, setMeant] = useState(false);
  const [strange, setStrange] = useState<string>();
  const take = (given: readonly File[]) => {
    const fitting = given.filter((file) => accepts(accept, file));
    const other = given.find((file) => !fitting.includes(file));
    setStrange(other && t('file.strange', { name: other.name, kinds: endingsOf(accept) }));
    if (fitting.length > 0) onFiles(fitting);
  };
  const choose = t(several ? 'file.chooseSeveral' : 'file.choose');
  const names = files.map((file) => file.name).join(', ');
  return (
    <Field {...field} error={strange ?? error}>
      {({ className: _ours, 'aria-required': _required, ...control }) => (
        <div
          ref={box}
          className={control['aria-invalid'] ? css.bad : ''}
          onMouseEnter={() => setMeant(true)}
          onMouseLeave={() => setMeant(false)}
          onFocus={() => setMeant(true)}
          onBlur={() => setMeant(false)}
        >
          <KeptFocus>
            <AntdUpload.Dragger
              {...(name === undefined ? {} : { name })}
              // Held against `accepts` below, which also knows what to say of a file that was dropped.
              accept={{ format: accept, filter: 'native' }}
              multiple={several}
              disabled={disabled}
              pastable={meant && !disabled}
              fileList={[]}
              showUploadList={false}
              // The button opens it: antd's own way moves the focus away from the pressed button.
              openFileDialogOnClick={false}
              hasControlInside
              beforeUpload={(file, all) => {
                if (file === all[0]) take(all);
                return AntdUpload.LIST_IGNORE;
              }}
            >
              <div className={several ? css.several : css.one}>
                <div className={css.ways}>
                  <Button
                    {...control}
                    {...takesFocus}
                    icon={icons.document}
                    disabled={disabled}
                    // The label alone would replace the text of the button.
                    aria-label={`${field.label}: ${choose}`}
                    onClick={() => box.current?.querySelector<HTMLInputElement>('input[type=file]')?.click()}
                  >
                    {choose}
                  </Button>
                  {several || files.length === 0 ? <span>{t('file.otherWays')}</span> : null}
                </div>
                {files.length === 0 ? null : (
                  <ul className={css.files} aria-label={t('file.chosen')}>
                    {files.map((file, index) => (
                      <li key={`${file.name} ${index}`}>{row(file)}</li>
                    ))}
                  </ul>
                )}
              </div>
            </AntdUpload.Dragger>
          </KeptFocus>
          <span className="visually-hidden" role="status">
            {names && `${t('file.chosen')}: ${names}`}
          </span>
        </div>
      )}
    </Field>
  );
}
