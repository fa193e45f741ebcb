import type { ComponentLoader } from '@werkbank/contracts/host';
import type { ComponentType } from 'react';

/**
 * Makes the loader of a page, or of a component beside one, that shows what `@werkbank/kit/ui` has. antd comes at the same
 * time as the page, and the page is drawn once both are there: until then the shell shows its skeleton, and nothing is
 * ever seen without its styles.
 */
export function workingPage(load: ComponentLoader<ComponentType>): ComponentLoader<ComponentType> {
  return async () => {
    const [{ default: Content }, { AntdRoot }] = await Promise.all([load(), import('../ui/antd-root')]);
    function WorkingPage() {
      return (
        <AntdRoot>
          <Content />
        </AntdRoot>
      );
    }
    return { default: WorkingPage };
  };
}
