import AntdTag from 'antd/es/tag';
import type { ReactNode } from 'react';

export type TagKind = 'plain' | 'action' | 'good' | 'bad' | 'signal';

const colors = {
  plain: 'default',
  action: 'processing',
  good: 'success',
  bad: 'error',
  signal: 'warning',
} as const satisfies Record<TagKind, string>;

/** A word about a thing. The word has the meaning; the colour only helps to find it. Statuses of orders are `StatusChip`. */
export function Tag({ kind = 'plain', children }: { kind?: TagKind; children: ReactNode }) {
  return <AntdTag color={colors[kind]}>{children}</AntdTag>;
}
