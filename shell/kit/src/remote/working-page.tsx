import type { ComponentLoader } from '@werkbank/contracts/shell-api';
import type { ComponentType } from 'react';

/**
 * Makes the loader of a page, or of a component beside one, that shows what `@werkbank/kit/ui` has. antd loads beside the
 * page, and the page is drawn once both are there: until then the shell shows its skeleton, and the page never appears
 * without its styles.
 */
export function workingPage<Props extends object = object>(
  load: ComponentLoader<ComponentType<Props>>,
): ComponentLoader<ComponentType<Props>> {
  return async () => {
    const [{ default: Content }, { AntdRoot }] = await Promise.all([load(), import('../ui/antd-root')]);
    function WorkingPage(props: Props) {
      return (
        <AntdRoot>
          <Content {...props} />
        </AntdRoot>
      );
    }
    return { default: WorkingPage };
  };
}
