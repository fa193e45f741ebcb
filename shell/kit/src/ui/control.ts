import type { ControlProps } from '../forms/field';

/** Props of a field's control in antd's words: an error is a status, besides the text that is read out. */
export function controlOf({ className: _ours, ...control }: ControlProps) {
  return { ...control, status: control['aria-invalid'] ? ('error' as const) : ('' as const) };
}
