import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingEnv } from '../env/tracing-env.js';

/** The samplers of OpenTelemetry's environment. */
export function samplerOf(env: TracingEnv, isPublic: boolean): Sampler {
  const name = env.OTEL_TRACES_SAMPLER;
  const root = rootOf(name.replace('parentbased_', ''), env.OTEL_TRACES_SAMPLER_ARG);
  if (!name.startsWith('parentbased_')) return root;
  // A stranger can ask not to be recorded, but not to be recorded more than others.
  return new ParentBasedSampler({ root, ...(isPublic && { remoteParentSampled: root }) });
}

function rootOf(name: string, share: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
