/**
 * Never called: naming these imports puts the parts into the share scope as chunks of their own, so that a remote,
 * which bundles no antd, finds them here and the shell itself stays free of them on its first load.
 * A remote may use what stands here.
 */
export const antdParts = [
  () => import('antd/es/config-provider'),
  () => import('antd/es/theme'),
  () => import('antd/es/locale/de_DE'),
  () => import('antd/es/locale/en_GB'),
  () => import('antd/es/auto-complete'),
  () => import('antd/es/checkbox'),
  () => import('antd/es/form'),
  () => import('antd/es/input'),
  () => import('antd/es/input-number'),
  () => import('antd/es/modal'),
  () => import('antd/es/popconfirm'),
  () => import('antd/es/radio'),
  () => import('antd/es/select'),
  () => import('antd/es/slider'),
  () => import('antd/es/switch'),
  () => import('antd/es/table'),
  () => import('antd/es/tooltip'),
  () => import('antd/es/tree-select'),
  () => import('antd/es/upload'),
];
