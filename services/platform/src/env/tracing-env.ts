import { z } from 'zod';

/** OpenTelemetry's own variables; more of them, such as headers for the receiver, are read by its exporter. */
export const tracingEnv = z.object({
  /** Where spans are sent by OTLP over HTTP, without `/v1/traces`. The one switch: where it is not said, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Which traces are recorded. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  /** The share of traces that the samplers by ratio record. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type TracingEnv = z.output<typeof tracingEnv>;
