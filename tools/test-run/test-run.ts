import { join } from 'node:path';
import { findJava } from '../launcher/finding/find-java.ts';
import { findMustang } from '../launcher/finding/find-mustang.ts';
import { findGoTool, kustomize, versitygw } from '../launcher/finding/go-tools.ts';
import { underLock } from '../launcher/finding/file-lock.ts';
import {
  findHeadlessChromium,
  findPoppler,
  findPromtool,
  findSmallDisks,
} from '../launcher/finding/test-tools.ts';
import { type Instance, logFile, repositoryRoot } from '../launcher/instance/instance.ts';
import { keepRunFile, runFile } from '../launcher/parts/run-file.ts';
import { testEnvironment } from '../launcher/parts/test-environment.ts';
import { meilisearchEnvironment } from '../launcher/parts/meilisearch.ts';
import { buildLock, compile, compiler } from '../launcher/preparing/compile.ts';
import { explain } from '../launcher/running/foreground.ts';
import type { Progress } from '../launcher/running/progress.ts';
import type { RunningInstance } from '../launcher/running/running-instance.ts';
import { infrastructureOf, stackOf } from '../launcher/topology.ts';
import { type SuiteName, suiteNames, type TestArguments } from './arguments.ts';
import { jestFiles, type JestOptions, runJest } from './jest-suite.ts';
import { needsNothing, planOf, type Project, runStages, workersOf } from './plan-suites.ts';
import { runVisibly } from './run-visibly.ts';
import type { SuiteResult } from './suite-result.ts';

type Check = 'lint' | 'types';

/** Runs the wanted suites by plan; a failed suite stops no other one. */
export class TestRun {
  readonly results: SuiteResult[] = [];
  /** Parts of suites that this machine cannot run, with the reason. */
  readonly notRun: string[] = [];
  readonly #instance: Instance;
  readonly #running: RunningInstance;
  readonly #progress: Progress;
  readonly #wanted: TestArguments;
  #ahead: Promise<void> = Promise.resolve();
  #versitygw: Promise<string> | undefined;
  #overlayBuilder: Promise<string> | undefined;

  constructor(instance: Instance, running: RunningInstance, progress: Progress, wanted: TestArguments) {
    this.#instance = instance;
    this.#running = running;
    this.#progress = progress;
    this.#wanted = wanted;
  }

  async everySuite(): Promise<void> {
    const stages = planOf(this.#wanted.only);
    // With paths only those tests run, without lint and types.
    if (this.#wanted.paths.length === 0) {
      if (stages.flat(2).some((suite) => !needsNothing.has(suite))) this.#startInfrastructure();
      if (this.#wanted.only.has('int')) this.#buildTools();
      await this.#check('lint', [join(repositoryRoot, 'tools', 'lint', 'lint.ts')]);
      await this.#check('types', [compiler, '-b']);
    }
    await runStages(stages, (suite, besideOthers) => this.#jest(suite, besideOthers));
    const place = ({ suite }: SuiteResult): number => suiteNames.findIndex((name) => name === suite);
    this.results.sort((a, b) => place(a) - place(b));
  }

  /** Starts early, because Keycloak takes as long as the lint. A failure is reported by the suites that need the part. */
  #startInfrastructure(): void {
    this.#ahead = this.#running.bringUp(infrastructureOf(this.#instance.replicas)).catch(() => undefined);
  }

  #bringUp(suite: Project): Promise<Record<string, string>> {
    switch (suite) {
      case 'unit':
      case 'web':
      case 'contract':
        return Promise.resolve({});
      case 'int':
      case 'relevance':
        return this.forIntegration();
      case 'api-e2e':
        return this.wholeStack();
      case 'journey':
      case 'screens':
      case 'empty':
        return this.#stackAndBrowser();
      case 'fault':
        this.#noteDisks(suite);
        return this.#stackAndBrowser();
      case 'chaos':
        this.#noteDisks(suite);
        return this.wholeStack();
    }
  }

  async #check(suite: Check, args: readonly string[]): Promise<void> {
    if (!this.#wanted.only.has(suite)) return;
    this.#announce(suite);
    const began = Date.now();
    const code = await underLock(buildLock, () => runVisibly(args, process.env));
    const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
    this.results.push({ suite, passed, failed, skipped: 0, seconds: (Date.now() - began) / 1000 });
  }

  /** Starts the parts of a suite only if it has files. If they do not start, the suite fails. */
  async #jest(suite: Project, besideOthers: boolean): Promise<void> {
    const keep = besideOthers && needsNothing.has(suite) ? this.#keepFor(suite) : undefined;
    if (keep === undefined) this.#announce(suite);
    const began = Date.now();
    try {
      const { paths } = this.#wanted;
      if ((await jestFiles(suite, paths)).length === 0) {
        const notRun =
          paths.length === 0 ? 'there are no such files yet' : `no file matches ${paths.join(' ')}`;
        this.results.push({ suite, passed: 0, failed: 0, skipped: 0, seconds: 0, notRun });
        return;
      }
      const env = await this.#bringUp(suite);
      const options = {
        reportDir: this.#instance.stateDir,
        paths,
        env,
        workers: workersOf(suite, besideOthers),
        keep,
        secondRun: !needsNothing.has(suite),
        testName: this.#wanted.testName,
        coverageDir: this.#wanted.coverage ? join(repositoryRoot, 'coverage', suite) : undefined,
      };
      this.results.push(await runJest(suite, options));
    } catch (error) {
      this.#progress.say(`\n${suite} could not run: ${explain(error)}`);
      this.results.push({ suite, passed: 0, failed: 1, skipped: 0, seconds: (Date.now() - began) / 1000 });
    }
  }

  /** Buffers the output of a suite that runs beside a visible one. */
  #keepFor(suite: Project): JestOptions['keep'] {
    const tell = (said: string): void => {
      this.#announce(suite);
      this.#progress.say(said);
    };
    return { file: logFile(this.#instance, suite), tell };
  }

  #announce(suite: SuiteName): void {
    this.#progress.say(`\n── ${suite} ──`);
  }

  async forIntegration(): Promise<Record<string, string>> {
    // Some tests start a service as a separate process from its JavaScript.
    await this.#running.bringUp([compile]);
    await findPoppler(logFile(this.#instance, 'poppler'));
    const env = {
      ...(await this.#infrastructure()),
      ...(await this.#validator()),
      ...(await this.#toolsOfTests()),
    };
    if (env.MEILI_URL === undefined) {
      this.notRun.push(
        'int: the search contract on Meilisearch, for neither MEILI_URL nor meilisearch is there',
      );
    }
    return env;
  }

  async #validator(): Promise<Record<string, string>> {
    const log = logFile(this.#instance, 'mustang');
    return { JAVA: await findJava(log), MUSTANG: await findMustang(log) };
  }

  /** Tools of a few tests. If this machine lacks one, its tests are listed as not run. */
  async #toolsOfTests(): Promise<Record<string, string>> {
    return {
      ...(await this.#tool('SMALL_DISKS', 'a full disk', findSmallDisks)),
      ...(await this.#tool('VERSITYGW', 'files in a bucket', () => this.#keeperOfBuckets())),
      ...(await this.#tool('KUSTOMIZE', 'overlays of Kubernetes, put together', () => this.#kustomize())),
      ...(await this.#tool('PROMTOOL', 'when alerts fire', () =>
        findPromtool(logFile(this.#instance, 'promtool')),
      )),
    };
  }

  async #tool(
    variable: string,
    tests: string,
    find: () => string | Promise<string>,
  ): Promise<Record<string, string>> {
    try {
      return { [variable]: await find() };
    } catch (error) {
      this.notRun.push(`int: ${tests}: ${explain(error)}`);
      return {};
    }
  }

  /** Starts early, because a first Go build takes minutes; lint and types run meanwhile. */
  #buildTools(): void {
    for (const built of [this.#keeperOfBuckets(), this.#kustomize()]) built.catch(() => undefined);
  }

  #keeperOfBuckets(): Promise<string> {
    this.#versitygw ??= findGoTool(versitygw, logFile(this.#instance, 'versitygw'), true);
    return this.#versitygw;
  }

  #kustomize(): Promise<string> {
    this.#overlayBuilder ??= findGoTool(kustomize, logFile(this.#instance, 'kustomize'), true);
    return this.#overlayBuilder;
  }

  async #infrastructure(): Promise<Record<string, string>> {
    await this.#ahead;
    await this.#running.bringUp(infrastructureOf(this.#instance.replicas));
    return { ...testEnvironment(this.#instance), ...meilisearchEnvironment(this.#instance) };
  }

  #noteDisks(suite: Project): void {
    if (process.platform !== 'linux' || process.getuid?.() !== 0)
      this.notRun.push(`${suite}: a full disk, for only root may mount a small one`);
  }

  async wholeStack(): Promise<Record<string, string>> {
    await this.#ahead;
    await this.#running.bringUp(stackOf(this.#instance.replicas));
    keepRunFile(this.#instance, this.#running);
    return { ...(await this.#infrastructure()), WERKBANK_RUN: runFile(this.#instance) };
  }

  async #stackAndBrowser(): Promise<Record<string, string>> {
    const stack = await this.wholeStack();
    await findPoppler(logFile(this.#instance, 'poppler'));
    return { ...stack, CHROMIUM: await findHeadlessChromium(logFile(this.#instance, 'chromium')) };
  }
}
