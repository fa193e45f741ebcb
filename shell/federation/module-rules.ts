import type { RuleSetRule } from '@rspack/core';

const BELOW_ANTD = /node_modules[\\/](@ant-design|@rc-component)[\\/].*\.js$/;

/** How each kind of source file becomes part of a build. */
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
    // What antd is made of does nothing when it is imported, and does not say so: a file that nobody uses stays out.
    { test: BELOW_ANTD, sideEffects: false },
    // Extracted into files: the content security policy allows no style that is written by a script.
    { test: /\.css$/, type: 'css/auto', sideEffects: true },
    { test: /\.(?:woff2|wasm)$/, type: 'asset/resource' },
    { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 0 } } },
  ];
}
