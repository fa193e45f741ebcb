import AntdDescriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';

/** Names and values; an empty value is left out. */
export function Descriptions({
  items,
  columns = 2,
}: {
  items: readonly (readonly [name: string, value: ReactNode])[];
  /** Side by side where there is room; one below the other on a narrow screen. */
  columns?: 1 | 2 | 3;
}) {
  const filled = items.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <AntdDescriptions
      size="small"
      colon={false}
      column={{ xs: 1, sm: 1, md: columns, lg: columns }}
      items={filled.map(([name, value]) => ({ key: name, label: name, children: value }))}
    />
  );
}
