import { z } from 'zod';

/** OpenTelemetry's own variables. Its exporter reads further ones, such as headers for the receiver. */
export const tracingEnv = z.object({
  /** Receiver of spans by OTLP over HTTP, without `/v1/traces`. Tracing is off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
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
  /** Share of traces that the ratio samplers record. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});
export type TracingEnv = z.output<typeof tracingEnv>;
