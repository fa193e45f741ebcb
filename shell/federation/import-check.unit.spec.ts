import { join } from 'node:path';
import { importProblems, sharedNames } from './import-check.ts';

const parts = new Map<string, ReadonlySet<string>>([['react-router', new Set(['Link', 'useParams'])]]);
const problems = (source: string) => importProblems(source, parts);

describe('the import check', () => {
  it('accepts shared parts, under any local name', () => {
    expect(problems(`import { Link as Anchor, useParams } from 'react-router';`)).toEqual([]);
    expect(problems(`import Tour from "antd/es/tour";`)).toEqual([]);
  });

  it('names a part that the shell does not share', () => {
    expect(problems(`import {\n  Link,\n  useBlocker,\n} from 'react-router';`)).toEqual([
      "react-router is shared without useBlocker: add it to the shell's shared-parts",
    ]);
  });

  it('refuses a package that is shared in parts as a whole', () => {
    expect(problems(`import * as router from 'react-router';`)).toHaveLength(1);
  });

  it('refuses the barrels of antd and of its icons', () => {
    expect(problems(`import { Button } from 'antd';`)).toHaveLength(1);
    expect(problems(`import MenuOutlined from '@ant-design/icons/MenuOutlined';`)).toHaveLength(1);
  });

  it('reads the names from the files that share them', () => {
    const file = join(process.cwd(), 'shell/src/shared-parts/react-router.ts');
    expect(sharedNames(file)).toContain('useSearchParams');
  });
});
