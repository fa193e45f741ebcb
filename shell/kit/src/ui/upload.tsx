import type { Sending } from '../forms/use-sending';
import { UploadBox, type Uploading } from './upload-box';
import { UploadFile } from './upload-file';

/** One file: chosen, dropped or pasted. The form keeps it until it is sent. */
export function UploadField({
  value,
  onChange,
  theirs: _,
  sending,
  onCancel,
  onRetry,
  ...rest
}: Uploading & {
  value: File | null;
  onChange: (file: File | null) => void;
  /** Part of `form.field('file')`; unused here. */
  theirs?: File | null | undefined;
  sending?: Sending | undefined;
  onCancel?: () => void;
  onRetry?: () => void;
}) {
  return (
    <UploadBox
      {...rest}
      files={value ? [value] : []}
      onFiles={([file]) => onChange(file ?? null)}
      row={(file) => (
        <UploadFile
          file={file}
          sending={sending?.file === file ? sending : undefined}
          disabled={rest.disabled}
          onRemove={() => onChange(null)}
          onCancel={onCancel}
          onRetry={onRetry}
        />
      )}
    />
  );
}

/** Several files: those that come are added to those that are there. */
export function UploadsField({
  value,
  onChange,
  sending,
  onCancel,
  onRetry,
  ...rest
}: Uploading & {
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Those of the files that are being sent. */
  sending?: readonly Sending[];
  onCancel?: (file: File) => void;
  onRetry?: (file: File) => void;
}) {
  return (
    <UploadBox
      {...rest}
      several
      files={value}
      onFiles={(added) => onChange([...value, ...added])}
      row={(file) => (
        <UploadFile
          file={file}
          sending={sending?.find((one) => one.file === file)}
          disabled={rest.disabled}
          onRemove={() => onChange(value.filter((one) => one !== file))}
          onCancel={onCancel && (() => onCancel(file))}
          onRetry={onRetry && (() => onRetry(file))}
        />
      )}
    />
  );
}
