import type { ReactNode } from 'react';
import { UnstyledRoot } from '../ui/unstyled-root';
import { type RenderOptions, renderWithHost } from './render-with-host';

/** Renders content with `@werkbank/kit/ui` as `workingPage` would, but without antd's styles. */
export function renderWorking(content: ReactNode, options?: RenderOptions) {
  return renderWithHost(<UnstyledRoot>{content}</UnstyledRoot>, options);
}
