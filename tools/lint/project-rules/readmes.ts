import type { ProjectRule } from './project-rule.ts';

/** A README states what its folder owns. */
export const readmePerWorkspace: ProjectRule = {
  name: 'has a README in every workspace',
  find: (tree) => {
    const files = new Set(tree.files);
    return tree.files
      .filter((file) => file === 'package.json' || file.endsWith('/package.json'))
      .map((file) => file.replace(/package\.json$/, 'README.md'))
      .filter((readme) => !files.has(readme))
      .map((file) => ({ file, message: 'is missing: say what the folder owns' }));
  },
};
