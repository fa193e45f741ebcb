import { StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';
import { AntdRoot } from './antd-root';

/** For tests: the root without antd's styles. A test looks at roles and names, and jsdom would go through thousands of rules for each of them. */
export function UnstyledRoot({ children }: { children: ReactNode }) {
  return (
    <StyleProvider mock="server">
      <AntdRoot>{children}</AntdRoot>
    </StyleProvider>
  );
}
