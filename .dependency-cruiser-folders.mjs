// Which parts have no folders that import each other in a circle, as errors. Tests look everywhere and are left out.

import importRules from './.dependency-cruiser.mjs';

/** Parts without such cycles. A part joins the list once its last cycle is gone. */
const withoutCircles = [
  'contracts',
  'demo',
  'gateway',
  'mfe-admin',
  'mfe-catalog',
  'mfe-checkout',
  'mfe-orders',
  'services/admin',
  'services/catalog',
  'services/checkout',
  'services/orders',
  'services/platform',
  'shell',
  'tests',
  'tools',
];
const those = `^(${withoutCircles.join('|')})/`;

const { options } = importRules;

export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Of two folders that import each other neither can be understood alone.',
      severity: 'error',
      scope: 'folder',
      from: { path: those },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    // No circle leads through another part: that is what the import rules keep.
    includeOnly: { path: those },
    exclude: { path: [...options.exclude.path, '[.]spec[.]tsx?$', '/testing/'] },
  },
};
