/**
 * Never called: the imports put these parts into the share scope for remotes, which load no antd themselves. All of them are in
 * one file, `antd`, which is fetched after the login when the browser is idle. Each part here costs all working users a little;
 * parts of a single page belong into its remote.
 */
export const antdParts: readonly (() => Promise<unknown>)[] = [
  () => import('@ant-design/cssinjs'),
  () => import('antd/es/config-provider'),
  () => import('antd/es/theme'),
  () => import('antd/es/locale/de_DE'),
  () => import('antd/es/locale/en_GB'),
  () => import('antd/es/checkbox'),
  () => import('antd/es/dropdown'),
  () => import('antd/es/input'),
  () => import('antd/es/input-number'),
  () => import('antd/es/modal'),
  () => import('antd/es/pagination'),
  () => import('antd/es/popover'),
  () => import('antd/es/progress'),
  () => import('antd/es/radio'),
  () => import('antd/es/select'),
  () => import('antd/es/switch'),
  () => import('antd/es/table'),
  () => import('antd/es/tag'),
  () => import('antd/es/upload'),
];

/** Any one of them loads the common file. */
export const fetchAntd = (): Promise<unknown> => import('antd/es/theme');

/**
 * Contexts that components below one root share: theme, sizes, language, stacking order. A remote's own components find
 * these here, too; otherwise they would be below another root than the rest of their page.
 */
export const antdContexts: readonly (() => Promise<unknown>)[] = [
  () => import('antd/es/_util/zindexContext'),
  () => import('antd/es/config-provider/context'),
  () => import('antd/es/config-provider/DisabledContext'),
  () => import('antd/es/config-provider/SizeContext'),
  () => import('antd/es/form/context'),
  () => import('antd/es/locale/context'),
  () => import('antd/es/space/Compact'),
  () => import('antd/es/theme/context'),
];
