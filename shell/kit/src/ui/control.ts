import type { ControlProps } from '../forms/field';

/** What a field says of its control, in antd's words: an error is a status besides what is read out. */
export function controlOf({ className: _ours, ...control }: ControlProps) {
  return { ...control, status: control['aria-invalid'] ? ('error' as const) : ('' as const) };
}
