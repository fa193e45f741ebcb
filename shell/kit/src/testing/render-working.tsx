import { StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';
import { AntdRoot } from '../ui/antd-root';
import { type RenderOptions, renderWithHost } from './render-with-host';

/**
 * Draws what stands on `@werkbank/kit/ui` as `workingPage` would, but without antd's styles: a test looks at roles and
 * names, and jsdom would go through thousands of rules for each of them.
 */
export function renderWorking(content: ReactNode, options?: RenderOptions) {
  return renderWithHost(
    <StyleProvider mock="server">
      <AntdRoot>{content}</AntdRoot>
    </StyleProvider>,
    options,
  );
}
