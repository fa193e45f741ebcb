/**
 * Never called: naming these imports puts the parts into the share scope, so that a remote, which loads no antd of its own,
 * finds them here. All of them lie in one file, `antd`, which is fetched when somebody has logged in and nothing else is to
 * be done. What stands here costs everyone who works a little; what only one page needs is brought along by its remote.
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

/** One of them brings the file with all of them. */
export const fetchAntd = (): Promise<unknown> => import('antd/es/theme');

/**
 * What components know of each other below one root: theme, sizes, language, how they lie above one another. A component
 * that a remote brings along finds these here too, or it would stand below another root than the rest of its page.
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
