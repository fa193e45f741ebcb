import { cpuSecondsWhile, type PartProcesses } from '../cpu/cpu-watch.ts';
import { type Day, type DayStep, runStep, servedShare } from './run-step.ts';

export interface MeasuredStep extends DayStep {
  readonly what: string;
  /** Busy cores by part. */
  readonly cores: Readonly<Record<string, number>>;
  readonly began: Date;
  readonly ended: Date;
}

export interface DayFigures {
  readonly steps: readonly MeasuredStep[];
  /** The last step with enough served visits. */
  readonly saturation: MeasuredStep;
  readonly half: MeasuredStep;
  /** Twice the served rate. */
  readonly past: MeasuredStep;
}

const served = 0.98;
const growth = 1.4;

export interface DayMeasurement {
  readonly k6: string;
  /** Called before each step, because a token lasts five minutes. */
  readonly people: () => Promise<Day>;
  readonly parts: PartProcesses;
  readonly first: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

/** Raises the rate until visits are not served, then measures half and twice the served rate. */
export async function measureDay(measurement: DayMeasurement): Promise<DayFigures> {
  const { first, seconds, say } = measurement;
  const steps: MeasuredStep[] = [];
  const step = async (what: string, rate: number, long = seconds): Promise<MeasuredStep> => {
    say(`${what}: ${Math.round(rate)}/s …`);
    const measured = await measureStep(measurement, what, rate, long);
    steps.push(measured);
    return measured;
  };
  await step('warming up', first);
  let last = await step('rising', first);
  if (servedShare(last) < served) throw new Error(`Not even ${first}/s are served: begin with less.`);
  for (;;) {
    const next = await step('rising', Math.round(last.rate * growth));
    if (servedShare(next) < served) break;
    last = next;
  }
  const half = await step('half of it', Math.round(last.rate / 2), 2 * seconds);
  const past = await step('twice of it', 2 * last.rate, 2 * seconds);
  return { steps: steps.slice(1), saturation: last, half, past };
}

export async function measureStep(
  { k6, people, parts }: Pick<DayMeasurement, 'k6' | 'people' | 'parts'>,
  what: string,
  rate: number,
  seconds: number,
): Promise<MeasuredStep> {
  const day = await people();
  const began = new Date();
  const { result, seconds: used } = await cpuSecondsWhile(parts, () => runStep(k6, day, rate, seconds));
  const cores = Object.fromEntries(Object.entries(used).map(([part, cpu]) => [part, cpu / result.seconds]));
  return { ...result, what, cores, began, ended: new Date() };
}
