import { createRequire } from 'node:module';
import { compileFunction, SyntheticModule } from 'node:vm';
import JestRuntime from 'jest-runtime';

const load = createRequire(import.meta.url);

/** Packages with state per process, which each test file loads again, and Jest's own, which depend on the file. */
const perFile = ['prom-client', '@jest', 'jest-', 'expect/'];
const inPackages = /\/node_modules\/(?!.*\/node_modules\/)(?<name>.*)$/;

const isNamespace = (loaded) => loaded?.[Symbol.toStringTag] === 'Module' && !('module.exports' in loaded);

/** Node loads packages once per worker; Jest loads our own modules for each file. */
export default class OneRealmRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const { esmLoader, executor } = this;
    esmLoader.getContext = () => undefined;
    const pendingIsUnmarkedEsm = esmLoader.pendingCjsBuildIsUnmarkedEsm.bind(esmLoader);
    esmLoader.pendingCjsBuildIsUnmarkedEsm = (pending) =>
      !isShared(pending.modulePath) && pendingIsUnmarkedEsm(pending);
    const importCommonJs = esmLoader.buildCjsAsEsmSyntheticModule.bind(esmLoader);
    esmLoader.buildCjsAsEsmSyntheticModule = (from, path, context) => {
      const loaded = isShared(path) ? load(path) : undefined;
      return isNamespace(loaded) ? moduleOf(loaded, path) : importCommonJs(from, path, context);
    };
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: (specifier, _function, attributes, phase) =>
          esmLoader.dynamicImportFromCjs(specifier, filename, undefined, attributes, phase),
      });
  }

  unstable_shouldLoadAsEsm(path) {
    return !isShared(path) && super.unstable_shouldLoadAsEsm(path);
  }

  requireModule(from, name, options, isRequireActual) {
    if (options?.isInternalModule !== true) {
      const path = name === undefined ? from : this.#pathOf(from, name);
      if (path !== undefined && isShared(path)) return load(path);
    }
    return super.requireModule(from, name, options, isRequireActual);
  }

  #pathOf(from, name) {
    return this._resolution.isCoreModule(name) ? undefined : this._resolution.resolveCjs(from, name);
  }
}

const shared = new Map();

/** False for packages with top-level await, which cannot be required; Jest loads them. */
function isShared(path) {
  const known = shared.get(path);
  if (known !== undefined) return known;
  const name = inPackages.exec(path)?.groups.name;
  const candidate =
    name !== undefined && !path.endsWith('.json') && !perFile.some((beginning) => name.startsWith(beginning));
  const answer = candidate && canBeRequired(path);
  shared.set(path, answer);
  return answer;
}

function canBeRequired(path) {
  try {
    load(path);
    return true;
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ASYNC_MODULE') return false;
    throw error;
  }
}

function moduleOf(namespace, identifier) {
  const names = Object.keys(namespace);
  return new SyntheticModule(
    names,
    function () {
      for (const name of names) this.setExport(name, namespace[name]);
    },
    { identifier },
  );
}
