import { type Stats, type WatchOptions, rspack } from '@rspack/core';
import { configurationsOf, frontFolders, writeFrames } from './build-front.ts';

// `npm run dev`: builds shell and remotes, and builds changes again, the modules that render first pages included. A failed
// first build ends it, so that the start shows the error; a later one waits for the next save.

/** The line of the log after which everything is built once. */
const watching = 'Watching.';

const patience: WatchOptions = { aggregateTimeout: 50 };

let isUp = false;
const waiting = new Set<object>();

async function follow(folder: string): Promise<void> {
  const configurations = await configurationsOf(folder, 'development');
  for (const [index, configuration] of configurations.entries()) {
    waiting.add(configuration);
    rspack(configuration).watch(patience, (error, stats) => {
      const title = index === 0 ? folder : `${folder}, drawing`;
      const done = async (): Promise<void> => {
        report(title, error ?? stats);
        if (folder === 'shell' && index === 1) await writeFrames();
        waiting.delete(configuration);
        if (waiting.size > 0 || isUp) return;
        isUp = true;
        console.log(watching);
      };
      done().catch((failure: unknown) => {
        console.error(failure instanceof Error ? failure.message : failure);
        if (!isUp) process.exit(1);
      });
    });
  }
}

function report(title: string, result: Error | Stats | undefined): void {
  if (result === undefined || result instanceof Error) throw result ?? new Error(`${title}: no result`);
  if (result.hasErrors())
    throw new Error(`${title}: ${result.toString({ preset: 'errors-only', colors: false })}`);
  const { time } = result.toJson({ all: false, timings: true });
  console.log(`${title} built in ${((time ?? 0) / 1000).toFixed(1)} s`);
}

for (const folder of frontFolders()) await follow(folder);
