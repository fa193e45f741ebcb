import { createHash } from 'node:crypto';
import swc from '@swc/jest';

/**
 * Jest runs our modules as they are and antd's CommonJS build, whose default exports Node hands over as `{ default }`. What
 * a bundler sorts out is done here, on the line of the import.
 */
const DEFAULT_IMPORT = /import (\w+)(, \{[^}]*\})? from ['"](antd\/es\/[^'"]+)['"];/g;

const mended = (result) => ({
  ...result,
  code: result.code.replace(
    DEFAULT_IMPORT,
    (_, name, rest = '', from) =>
      `import ${name}_module${rest} from '${from}'; const ${name} = ${name}_module.default ?? ${name}_module;`,
  ),
});

export default {
  createTransformer(options) {
    const inner = swc.createTransformer(options);
    const process = (...file) => mended(inner.process(...file));
    return {
      ...inner,
      process,
      processAsync: async (...file) => process(...file),
      getCacheKey: (...file) =>
        createHash('sha1')
          .update(`${inner.getCacheKey(...file)} ${DEFAULT_IMPORT.source}`)
          .digest('hex'),
    };
  },
};
