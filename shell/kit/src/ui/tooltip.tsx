import AntdTooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';

/** A word more on what is pointed at or focused. Nothing stands here alone: a finger cannot point without touching. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <AntdTooltip title={text} trigger={['hover', 'focus']} mouseEnterDelay={0.4}>
      {children}
    </AntdTooltip>
  );
}
