import AntdTabs from 'antd/es/tabs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

export interface Tab {
  readonly key: string;
  readonly label: string;
  /** What is below it, where the tabs hold their content themselves. */
  readonly content?: ReactNode;
  /** Where it leads to, where each has an address of its own. */
  readonly to?: string;
}

/** Views of one thing. Arrow keys go from one to the next; with addresses they can be shared, and back goes back. */
export function Tabs({
  label,
  tabs,
  current,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange?: (key: string) => void;
}) {
  const navigate = useNavigate();
  return (
    <AntdTabs
      aria-label={label}
      activeKey={current}
      destroyOnHidden
      items={tabs.map((tab) => ({ key: tab.key, label: tab.label, children: tab.content }))}
      onChange={(key) => {
        onChange?.(key);
        const to = tabs.find((tab) => tab.key === key)?.to;
        if (to !== undefined) void navigate(to);
      }}
    />
  );
}
