import type { RuleSetRule } from '@rspack/core';

const BELOW_ANTD = /node_modules[\\/](@ant-design|@rc-component)[\\/].*\.js$/;

export function moduleRules(refresh: boolean): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        },
      },
      type: 'javascript/auto',
    },
    // antd's packages have no side effects on import but do not declare it: without this rule, unused
    // files stay in the bundle.
    { test: BELOW_ANTD, sideEffects: false },
    // Extracted into files, because the content security policy forbids styles that a script writes.
    { test: /\.css$/, type: 'css/auto', sideEffects: true },
    { test: /\.(?:woff2|wasm)$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 0 } } },
  ];
}
