/**
 * Never called: naming these imports puts the parts into the share scope as chunks of their own, so that a remote,
 * which bundles no antd, finds them here and the shell itself stays free of them on its first load.
 */
export const antdParts = [() => import('antd/es/config-provider'), () => import('antd/es/table')];
