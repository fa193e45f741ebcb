import { codeRules, formatting, types } from '../linters/linters.ts';
import type { Violation } from './violation.ts';

const code = (sentence: string, rule: string, file: string, violating: string, clean: string): Violation => ({
  sentence,
  linter: codeRules,
  rule,
  file,
  violating,
  clean,
});

const barrel = 'eslint(no-restricted-imports)';
const injected = "import { Inject } from '@nestjs/common';\n\n";
const task = 'async function task(): Promise<void> {}\n\n';

export const codeViolations: readonly Violation[] = [
  code(
    'the antd barrel',
    barrel,
    'shell/kit/src/ui/antd-barrel.ts',
    "import { Button } from 'antd';\n\nexport const used = Button;\n",
    "import Button from 'antd/es/button';\n\nexport const used = Button;\n",
  ),
  code(
    'the CommonJS build of antd',
    barrel,
    'shell/kit/src/ui/antd-lib.ts',
    "import Table from 'antd/lib/table';\n\nexport const used = Table;\n",
    "import Table from 'antd/es/table';\n\nexport const used = Table;\n",
  ),
  code(
    'the barrel of all icons',
    barrel,
    'shell/kit/src/ui/icon-barrel.ts',
    "import { UserOutlined } from '@ant-design/icons';\n\nexport const used = UserOutlined;\n",
    "import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';\n\nexport const used = UserOutlined;\n",
  ),
  code(
    'any',
    'typescript(no-explicit-any)',
    'services/catalog/src/any.ts',
    'export const price: any = 1;\n',
    'export const price: unknown = 1;\n',
  ),
  code(
    'a promise that nobody waits for',
    'typescript(no-floating-promises)',
    'services/orders/src/floating.ts',
    `${task}export function start(): void {\n  task();\n}\n`,
    `${task}export async function start(): Promise<void> {\n  await task();\n}\n`,
  ),
  code(
    'a promise where a truth is asked for',
    'typescript(no-misused-promises)',
    'services/orders/src/misused.ts',
    `${task}export const done = () => (task() ? 1 : 2);\n`,
    `${task}export const done = async () => ((await task()) === undefined ? 1 : 2);\n`,
  ),
  code(
    'a switch that forgets a state',
    'typescript(switch-exhaustiveness-check)',
    'services/orders/src/forgetful-switch.ts',
    "export function next(state: 'new' | 'sent'): string {\n  switch (state) {\n    case 'new':\n      return 'sent';\n  }\n  return state;\n}\n",
    "export function next(state: 'new' | 'sent'): string {\n  switch (state) {\n    case 'new':\n    case 'sent':\n      return 'sent';\n  }\n}\n",
  ),
  code(
    'a name that nobody uses',
    'eslint(no-unused-vars)',
    'services/admin/src/unused.ts',
    "import { offered } from './offered.js';\n",
    "export { offered } from './offered.js';\n",
  ),
  code(
    'the console in a service',
    'eslint(no-console)',
    'services/admin/src/console.ts',
    "export const greet = () => console.log('hello');\n",
    "export const greet = () => 'hello';\n",
  ),
  code(
    'a test that expects nothing',
    'jest(expect-expect)',
    'contracts/src/expects-nothing.unit.spec.ts',
    "import fc from 'fast-check';\n\nit('counts', () => {\n  fc.integer();\n});\n",
    "import fc from 'fast-check';\n\nit('counts', () => {\n  fc.assert(fc.property(fc.integer(), Number.isInteger));\n});\n",
  ),
  code(
    'a catch that swallows',
    'eslint(no-empty)',
    'services/admin/src/swallow.ts',
    "export function parse(text: string): unknown {\n  try {\n    return JSON.parse(text);\n  } catch {}\n  return '';\n}\n",
    "export function parse(text: string): unknown {\n  try {\n    return JSON.parse(text);\n  } catch {\n    return '';\n  }\n}\n",
  ),
  code(
    'a silenced type error',
    'typescript(ban-ts-comment)',
    'services/admin/src/silenced.ts',
    '// @ts-ignore\nexport const one: number = 1;\n',
    'export const one: number = 1;\n',
  ),
  code(
    'a file of more than 300 lines',
    'eslint(max-lines)',
    'services/admin/src/long.ts',
    "export const line = 'again';\n".replace('line', 'first') + '//\n'.repeat(300),
    "export const line = 'again';\n".replace('line', 'first') + '//\n'.repeat(299),
  ),
  code(
    'files that import each other',
    'import(no-cycle)',
    'services/platform/src/cycle.ts',
    "import { cycle } from './cycle.js';\n\nexport const used = () => cycle;\n",
    'export const used = 1;\n',
  ),
  ...['skip', 'only', 'todo'].map((way) =>
    code(
      `a test with .${way}`,
      {
        skip: 'jest(no-disabled-tests)',
        only: 'jest(no-focused-tests)',
        todo: 'eslint(no-restricted-properties)',
      }[way] ?? way,
      `contracts/src/${way}.unit.spec.ts`,
      `it.${way}('counts', () => {\n  expect(1).toBe(1);\n});\n`,
      "it('counts', () => {\n  expect(1).toBe(1);\n});\n",
    ),
  ),
  code(
    'an image without a text for those who do not see it',
    'jsx-a11y(alt-text)',
    'mfe-admin/src/image.tsx',
    'export const logo = <img src="logo.svg" />;\n',
    'export const logo = <img src="logo.svg" alt="" />;\n',
  ),
  code(
    'a hook that is called only sometimes',
    'react-hooks(rules-of-hooks)',
    'mfe-admin/src/sometimes.tsx',
    "import { useState } from 'react';\n\nexport function Sometimes(props: { often: boolean }) {\n  if (props.often) useState(1);\n  return null;\n}\n",
    "import { useState } from 'react';\n\nexport function Always(props: { often: boolean }) {\n  const [count] = useState(1);\n  return props.often ? count : null;\n}\n",
  ),
  code(
    'an effect that forgets what it depends on',
    'react-hooks(exhaustive-deps)',
    'mfe-admin/src/effect.tsx',
    "import { useEffect } from 'react';\n\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, []);\n  return null;\n}\n",
    "import { useEffect } from 'react';\n\nexport function Title({ text }: { text: string }) {\n  useEffect(() => {\n    document.title = text;\n  }, [text]);\n  return null;\n}\n",
  ),
  code(
    'a type that is imported like a value',
    'typescript(consistent-type-imports)',
    'shell/src/type-import.ts',
    "import { ReactNode } from 'react';\n\nexport type Child = ReactNode;\n",
    "import type { ReactNode } from 'react';\n\nexport type Child = ReactNode;\n",
  ),
  {
    sentence: 'a file that is not formatted',
    linter: formatting,
    rule: 'format',
    file: 'gateway/src/unformatted.ts',
    violating: 'export const  route = { path : "/" }\n',
    clean: `${injected}export class Route {\n  constructor(@Inject('path') readonly path: string) {}\n}\n`,
  },
  {
    sentence: 'a type error',
    linter: types,
    rule: 'TS2322',
    file: 'services/checkout/src/type-error.ts',
    violating: "export const cents: number = '12';\n",
    clean: 'export const cents: number = 12;\n',
  },
];
